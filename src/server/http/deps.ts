import type { Config } from '../config/config.ts'
import type { Db } from '../db/connect.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Push } from '../push/web-push.ts'
import type { Realtime } from '../realtime/publish.ts'
import type { Storage } from '../storage/storage.ts'
import type { Tasks } from '../tasks/task.ts'

/** What the server is built from. Everything that touches the world comes in here, so that tests hand in their own. */
export type Deps = {
  config: Pick<
    Config,
    | 'publicUrl'
    | 'dataDir'
    | 'jwtSecret'
    | 'pusher'
    | 'rateLimit'
    | 'trustedProxies'
    | 'sharedAnswersMs'
    | 'mailFrom'
  >
  db: Db
  clock: () => Date
  mailer: Mailer
  tasks: Tasks
  storage: Storage
  realtime: Realtime
  push: Push
}
