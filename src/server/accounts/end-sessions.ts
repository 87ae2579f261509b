export { revokeAllSessions as endAllSessions } from './sessions-store.ts'
