import { Problem } from '../http/problem.ts'
import { endOf, type SessionState } from './session-rules.ts'

/** Problem 401 with the reason why a session has ended. Only for the holder of one of its tokens. */
export const sessionEnded = (session: SessionState | null): Problem =>
  new Problem('unauthenticated', { sessionEnd: session ? endOf(session) : undefined })
