import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { SetupItem } from '#shared/contract/edited-content.ts'
import { resealSecrets } from './accounts/second-factor/reseal.ts'
import { buildApp } from './app.ts'
import { createHandlers, TASKS } from './background/registry.ts'
import { type Config, ConfigError } from './config/config.ts'
import { listPlainConnections } from './config/plain-connections.ts'
import { findReplyAddress } from './content/reply-address.ts'
import { readSetup } from './content/setup.ts'
import type { Database } from './db/connect.ts'
import { migrate, migrateAsOwner } from './db/migrate.ts'
import { connectionProblemOf, schemaProblemOf } from './db/schema-problem.ts'
import type { Deps } from './http/deps.ts'
import { createLoggedMailer, type MailFailure } from './mail/logged-mailer.ts'
import { mailFolderOf } from './mail/mail-folder.ts'
import { createFolderMailer, createSmtpMailer } from './mail/mailer.ts'
import { withReplyTo } from './mail/reply-to.ts'
import { fetchPublic } from './network/fetch-public.ts'
import { dumpRoute } from './operation/dump-route.ts'
import { warmUp } from './pages/warm-up.ts'
import { createPush } from './push/web-push.ts'
import { type RunningRealtime, startRealtime } from './realtime/publish.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seed } from './seed/seed.ts'
import { createS3Storage } from './storage/s3.ts'
import { createFolderStorage } from './storage/storage.ts'
import { createTaskErrors } from './tasks/task-errors.ts'
import { startTasks } from './tasks/tasks.ts'

// The process must end within 10 s of SIGTERM: after this time, running work is cut off.
const STOP_WITHIN_MS = 9000
// Idle sockets would keep the server open: browsers open spare ones without sending a request.
const SOCKETS_CLOSE_AFTER_MS = 3000

const SETUP_HINTS: Record<SetupItem, string> = {
  administrator: 'no administrator (set ADMIN_EMAIL and ADMIN_PASSWORD)',
  operator: 'no data of the operator for the imprint',
  language: 'no default language chosen (Settings)',
  legal_pages: 'legal pages that no administrator has read and saved',
  mail: 'no mail server or sender (SMTP_URL, MAIL_FROM)',
  address: 'no public https address (PUBLIC_URL)',
  audit_log:
    'a database role that can change the audit log (DATABASE_MIGRATION_URL; src/docs/operation.md, "The audit log")',
  demo: 'demo people',
}

/**
 * Serves the site from `database` until a signal stops the process.
 * @throws ConfigError for a setting that cannot be used
 */
export async function serve(config: Config, database: Database): Promise<void> {
  void database.embedded?.failed.then(({ message }) => {
    process.stderr.write(
      `The embedded database has stopped: ${message}. Make space on the disk, then start again.\n`,
    )
    process.exit(1)
  })
  await prepareSchema(database, config)
  const { isDemoRefused } = await seed(database.db, { ...config, now: new Date() })
  // What starts before there is a log writes plain lines.
  let log: { error(fields: object, message: string): void } = {
    error: (fields, message) => process.stderr.write(`${message} ${JSON.stringify(fields)}\n`),
  }
  const logAs = (message: string) => (error: Error) => log.error({ reason: error.message }, message)
  const onTaskError = createTaskErrors(
    (fields, reason) => log.error({ ...fields, reason }, 'queue failed'),
    Date.now,
  )
  const clock = () => new Date()
  const tasks = await startTasks(database, config.databaseUrl, TASKS, onTaskError)
  const plainMailer = config.smtpUrl
    ? createSmtpMailer(config.smtpUrl, config.mailFrom)
    : createFolderMailer(mailFolderOf(config), config.mailFrom)
  const realtime = await startRealtime({
    config,
    db: database.db,
    clock,
    databaseUrl: config.databaseUrl,
    retryLater: (event) => tasks.add(database.db, 'publish-event', event),
    onError: logAs('realtime failed'),
  })
  const storage = config.s3
    ? createS3Storage(config.s3)
    : createFolderStorage(join(config.dataDir, 'uploads'))
  const push = createPush({
    vapid: config.vapid,
    formerVapid: config.formerVapid,
    testEndpoints: config.pushTestEndpoints,
    onRefused: logAs('push refused'),
  })
  const onFailure = (failure: MailFailure) => app.log.error(failure, 'A mail failed')
  const answered = withReplyTo(plainMailer, () => findReplyAddress(database.db))
  const mailer = createLoggedMailer(answered, { db: database.db, clock, onFailure })
  const own = { mailer, tasks, storage, realtime, push, fetchPublic }
  let isWarm = false
  const deps: Deps = { config, db: database.db, clock, pool: database.pool, isWarm: () => isWarm, ...own }
  const app = await buildApp(deps, {
    level: config.logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  })
  log = app.log
  if (database.embedded) dumpRoute(app, config.dataDir, database.embedded.dump)
  await resealSecrets(deps)
  await app.listen({ port: config.port, host: config.host }).catch((error) => {
    const variable = error.code === 'EADDRINUSE' || error.code === 'EACCES' ? 'PORT' : 'HOST'
    throw mendable(connectionProblemOf(variable, error), error)
  })
  const stopping = stopOnSignal(app, tasks, realtime, database)
  if (isDemoRefused)
    process.stderr.write(
      'DEMO=1: people have accounts here, so no demo is made: everybody knows its passwords\n',
    )
  // Visitors are answered meanwhile.
  try {
    await tasks.work(createHandlers(deps), (failure) => app.log.error(failure, 'task failed'))
    await warmUp(app)
    isWarm = true
    announce(
      { ...config, demo: config.demo && !isDemoRefused },
      portOf(app.server.address()) ?? config.port,
      (await readSetup(deps)).missing,
    )
  } catch (error) {
    if (!stopping.aborted) throw error
  }
}

/** Migrates, and sets the rights of the app's role where another one owns the tables. */
async function prepareSchema({ db }: Database, { databaseUrl, migrationUrl }: Config): Promise<void> {
  if (!databaseUrl) return void (await migrate(db))
  await (migrationUrl ? migrateAsOwner(db, migrationUrl) : migrate(db)).catch((error) => {
    throw mendable(schemaProblemOf(error, migrationUrl !== null), error)
  })
}

/** The error for the operator. Without words for one, the error is a defect and keeps its stack. */
const mendable = (words: string | null, error: Error): Error => (words ? new ConfigError(words) : error)

function stopOnSignal(
  app: { close(): Promise<unknown>; server: { closeAllConnections(): void } },
  tasks: { stop(): Promise<void> },
  realtime: RunningRealtime,
  database: Database,
): AbortSignal {
  const stopping = new AbortController()
  const stop = async () => {
    if (stopping.signal.aborted) return
    stopping.abort()
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    setTimeout(() => app.server.closeAllConnections(), SOCKETS_CLOSE_AFTER_MS).unref()
    await app.close()
    await tasks.stop()
    await realtime.stop()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  return stopping.signal
}

function announce(config: Config, port: number, missing: readonly SetupItem[]): void {
  if (config.isDemoRefused)
    process.stderr.write(
      'PUBLIC_URL is no loopback address: no demo is made and demo accounts cannot log in (ADMIN_EMAIL and ADMIN_PASSWORD create an administrator)\n',
    )
  if (!config.demo && missing.length > 0)
    process.stderr.write(
      `Not ready for the public yet: ${missing.map((item) => SETUP_HINTS[item]).join('; ')}. An administrator finds this list under ${config.publicUrl}/en/admin/settings\n`,
    )
  const plain = listPlainConnections(config)
  if (plain.length > 0)
    process.stderr.write(`Without TLS to other machines: ${plain.join(', ')} (src/docs/operation.md)\n`)
  if (config.demo) {
    const accounts = DEMO_ACCOUNTS.map(({ role, email }) => `  ${role.padEnd(6)} ${email}`)
    process.stdout.write(`Demo accounts (password ${DEMO_PASSWORD}):\n${accounts.join('\n')}\n`)
  }
  const host = config.host === '127.0.0.1' || config.host === '0.0.0.0' ? 'localhost' : config.host
  process.stdout.write(`ready http://${host}:${port}\n`)
}

function portOf(address: AddressInfo | string | null): number | null {
  return address && typeof address === 'object' ? address.port : null
}
