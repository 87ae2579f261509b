import type { Config } from '../config/config.ts'
import type { Db } from '../db/connect.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { fetchPublic } from '../network/fetch-public.ts'
import type { Push } from '../push/web-push.ts'
import type { Realtime } from '../realtime/publish.ts'
import type { Storage } from '../storage/storage.ts'
import type { Tasks } from '../tasks/task.ts'

declare module '../tasks/task.ts' {
  interface TaskDeps extends Deps {}
}

/** The server's dependencies. Everything with side effects is injected, so that tests can replace it. */
export type Deps = {
  config: Pick<
    Config,
    | 'publicUrl'
    | 'dataDir'
    | 'secrets'
    | 'pusher'
    | 'rateLimit'
    | 'securityContact'
    | 'trustedProxies'
    | 'sharedAnswersMs'
    | 'mailFrom'
    | 'bounceAddress'
    | 'smtpUrl'
    | 'metricsToken'
    | 'viesUrl'
  >
  db: Db
  clock: () => Date
  mailer: Mailer
  tasks: Tasks
  storage: Storage
  realtime: Realtime
  push: Push
  /** GETs an address that a user has named, if it is public. */
  fetchPublic: typeof fetchPublic
  /** The connections of the database pool by state; absent for the embedded database. */
  pool?: (() => Record<'total' | 'idle' | 'waiting', number>) | null
  /** Whether the server has warmed up (pages/warm-up.ts); absent where it does not. */
  isWarm?: () => boolean
}
