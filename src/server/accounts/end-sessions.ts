export { countLiveSessions as countSessions, revokeAllSessions as endAllSessions } from './sessions-store.ts'
