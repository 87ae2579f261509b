import { chmodSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { CONTACT_PATH } from '#shared/contact-path.ts'
import { trimEndOf } from '#shared/rules/trim-end.ts'
import { storedSecret } from '../data-dir/stored-secret.ts'
import { isLoopbackUrl } from '../network/loopback.ts'
import { createVapidKey, vapidOfKey } from '../push/vapid.ts'
import type { Vapid } from '../push/web-push.ts'
import type { PusherConfig } from '../realtime/engine.ts'
import type { S3Config } from '../storage/s3.ts'
import { isProxy, keyProblemsOf, linesOf, missingOf, partsOf, wrongOf } from './config-rules.ts'

const flag = z.enum(['0', '1'])
/** A whole number as text. Checked before Number(), which also accepts blanks and exponents. */
const whole = (max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,7}$/, 'must be a whole number')),
    z.pipe(z.transform(Number), z.number().check(z.lte(max))),
  )
const word = z.string().check(z.regex(/^[\w-]{1,64}$/, 'must be letters, digits, - and _ only'))
const vapidKey = (bytes: number) =>
  z.string().check(
    z.regex(/^[\w-]+={0,2}$/, 'must be base64url'),
    z.refine(
      (value) => Buffer.from(value, 'base64url').length === bytes,
      `must be ${bytes} bytes in base64url`,
    ),
  )
const list = z.pipe(z.string(), z.transform(partsOf))
const secrets = z.pipe(list, z.array(z.string().check(z.minLength(32))))
/** Addresses, networks and the names proxy-addr knows: 10.0.0.0/8, 172.18.0.2, loopback, uniquelocal. */
const proxies = z.pipe(
  list,
  z.array(z.string().check(z.refine(isProxy, 'must be addresses or networks, separated by commas'))),
)
// Changes that another process writes become visible within this time (src/decisions/020-shared-answers.md). With
// PLACES_CACHED_MS, from which such an answer may be made, it is at most one second.
const SHARED_ANSWERS_MS = 500
const blank = <T extends z.core.$ZodType>(schema: T) => z.optional(schema)
const databaseAddress = blank(
  z.string().check(
    z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://'),
    z.refine((value) => URL.canParse(value), 'must be a database address'),
  ),
)

/** The environment variables of README.md. An empty variable counts as not set. */
const EnvSchema = z.object({
  PORT: z._default(whole(65_535), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: blank(z.url({ protocol: /^https?$/ })),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: databaseAddress,
  DATABASE_MIGRATION_URL: databaseAddress,
  DEMO: blank(flag),
  DEMO_JOBS: z._default(whole(1_000_000), 600),
  ADMIN_EMAIL: blank(z.email()),
  ADMIN_PASSWORD: blank(z.string().check(z.minLength(10))),
  JWT_SECRET: blank(z.string().check(z.minLength(32))),
  JWT_ACCEPTED_SECRETS: blank(secrets),
  PUSHER_APP_ID: blank(word),
  PUSHER_APP_KEY: blank(word),
  PUSHER_APP_SECRET: blank(z.string()),
  PUSHER_ACCEPTED_APP_SECRETS: blank(z.pipe(list, z.array(z.string().check(z.minLength(1))))),
  PUSHER_HOST: blank(z.string().check(z.regex(/^[\w.-]+$|^\[[\da-f:]+\]$/i, 'must be the name of a host'))),
  PUSHER_PORT: blank(whole(65_535)),
  PUSHER_SCHEME: z._default(z.enum(['http', 'https']), 'https'),
  PUSHER_CLUSTER: blank(z.string().check(z.regex(/^[a-z0-9-]{1,32}$/, 'must be the name of a cluster'))),
  S3_ENDPOINT: blank(z.url({ protocol: /^https?$/ })),
  S3_BUCKET: blank(z.string().check(z.regex(/^[\w-][\w.-]{0,63}$/, 'must be the name of a bucket'))),
  S3_REGION: z._default(word, 'us-east-1'),
  S3_ACCESS_KEY_ID: blank(word),
  S3_SECRET_ACCESS_KEY: blank(z.string()),
  VAPID_PUBLIC_KEY: blank(vapidKey(65)),
  VAPID_PRIVATE_KEY: blank(vapidKey(32)),
  VAPID_FORMER_PRIVATE_KEYS: blank(z.pipe(list, z.array(vapidKey(32)))),
  VAPID_SUBJECT: blank(
    z
      .string()
      .check(z.regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must begin with mailto: or https://')),
  ),
  PUSH_TEST_ENDPOINTS: z._default(flag, '0'),
  SMTP_URL: blank(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: blank(z.string().check(z.regex(/@/, 'must hold an e-mail address'))),
  BOUNCE_ADDRESS: blank(
    z.email().check(z.regex(/^[^@+]{1,20}@/, 'must have at most 20 characters, and no +, before the @')),
  ),
  SECURITY_CONTACT: blank(
    z
      .string()
      .check(z.regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must begin with mailto: or https://')),
  ),
  RATE_LIMIT: z._default(flag, '1'),
  TRUSTED_PROXIES: blank(proxies),
  VIES_URL: blank(z.url({ protocol: /^https$/ })),
  METRICS_TOKEN: blank(z.string().check(z.minLength(16))),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
})

/** All environment variables. A test compares them with README.md and .env.example. */
export const ENV_NAMES = Object.keys(EnvSchema.shape)

/** The secrets of JWT_SECRET and JWT_ACCEPTED_SECRETS: at least one. */
export type Secrets = readonly [Uint8Array, ...Uint8Array[]]

export type Config = {
  port: number
  host: string
  publicUrl: string
  dataDir: string
  databaseUrl: string | null
  /** The address for the owner of the tables, who migrates; null when DATABASE_URL's role is the owner. */
  migrationUrl: string | null
  demo: boolean
  /** Whether the demo was requested or is the default, but PUBLIC_URL is not a loopback address. */
  isDemoRefused: boolean
  demoJobs: number
  admin: { email: string; password: string } | null
  /** The first secret signs and encrypts. All are accepted, so that a new secret makes no token or link invalid. */
  secrets: Secrets
  pusher: PusherConfig
  /** Null stores uploads in DATA_DIR. */
  s3: S3Config | null
  vapid: Vapid
  /** Former keys, for devices that have subscribed with them. */
  formerVapid: Vapid[]
  /** Allows push services on this machine; for tests only. */
  pushTestEndpoints: boolean
  smtpUrl: string | null
  mailFrom: string
  /** Bounces of the newsletter go to this address with a token after a plus sign; null sends them to `mailFrom`. */
  bounceAddress: string | null
  /** Where to report security problems (`mailto:` or `https:`). */
  securityContact: string
  rateLimit: boolean
  /** The proxies whose X-Forwarded-For is trusted: addresses, networks or names of proxy-addr. */
  trustedProxies: string[]
  /** How long public answers are cached in memory; 0 turns the cache off. */
  sharedAnswersMs: number
  /** The REST service that checks VAT numbers, without a slash at the end; null checks none. */
  viesUrl: string | null
  /** Opens /metrics to other machines; without it only this machine may read them. */
  metricsToken: string | null
  logLevel: string
}

/** The problems of the environment, a line for each variable. Messages contain no values: they may be secrets. */
export class ConfigError extends Error {}

/**
 * Parses the environment; creates DATA_DIR and the secrets stored in it.
 * @throws ConfigError that names every wrong variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = z.safeParse(EnvSchema, given)
  const problems = [...wrongOf(parsed), ...missingOf(given), ...keyProblemsOf(given)]
  if (!parsed.success || problems.length > 0) throw new ConfigError(linesOf(problems))
  const value = parsed.data
  const dataDir = makeDataDir(value.DATA_DIR)
  const vapid = vapidOf(value, dataDir)
  const publicUrl = (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/$/, '')
  const isDemoWanted = value.DEMO ? value.DEMO === '1' : !value.DATABASE_URL
  // Everybody knows the demo's passwords.
  const demo = isDemoWanted && isLoopbackUrl(publicUrl)
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl,
    dataDir,
    databaseUrl: value.DATABASE_URL ?? null,
    migrationUrl: value.DATABASE_MIGRATION_URL ?? null,
    demo,
    isDemoRefused: isDemoWanted && !demo,
    demoJobs: value.DEMO_JOBS,
    admin: adminOf(value, demo),
    secrets: [
      bytesOf(value.JWT_SECRET ?? storedSecret(dataDir, 'jwt-secret')),
      ...(value.JWT_ACCEPTED_SECRETS ?? []).map(bytesOf),
    ],
    pusher: pusherOf(value, dataDir),
    s3: s3Of(value),
    vapid,
    formerVapid: (value.VAPID_FORMER_PRIVATE_KEYS ?? []).flatMap(
      (key) => vapidOfKey(key, vapid.subject) ?? [],
    ),
    pushTestEndpoints: value.PUSH_TEST_ENDPOINTS === '1',
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM ?? 'Jobmost <no-reply@jobmost.example>',
    bounceAddress: value.BOUNCE_ADDRESS ?? null,
    securityContact: value.SECURITY_CONTACT ?? `${publicUrl}/en/${CONTACT_PATH}`,
    rateLimit: value.RATE_LIMIT === '1',
    sharedAnswersMs: SHARED_ANSWERS_MS,
    trustedProxies: value.TRUSTED_PROXIES ?? ['loopback'],
    viesUrl: value.VIES_URL ? trimEndOf(value.VIES_URL, '/') : null,
    metricsToken: value.METRICS_TOKEN ?? null,
    logLevel: value.LOG_LEVEL,
  }
}

const bytesOf = (secret: string) => new TextEncoder().encode(secret)

function adminOf(value: z.infer<typeof EnvSchema>, demo: boolean): Config['admin'] {
  if (value.ADMIN_EMAIL && value.ADMIN_PASSWORD)
    return { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD }
  return demo ? { email: 'admin@jobmost.example', password: 'Bridge-2026!' } : null
}

const PlaceSchema = z.pick(EnvSchema, {
  PORT: true,
  HOST: true,
  DATA_DIR: true,
  DATABASE_URL: true,
  DATABASE_MIGRATION_URL: true,
  S3_ENDPOINT: true,
  S3_BUCKET: true,
  S3_REGION: true,
  S3_ACCESS_KEY_ID: true,
  S3_SECRET_ACCESS_KEY: true,
})

/**
 * Where a server with this environment listens and keeps its data, for programs that need no other variable of it.
 * @throws ConfigError that names every wrong variable
 */
export function readPlace(env: Record<string, string | undefined>) {
  const isOfPlace = (name: string) => name in PlaceSchema.shape
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => isOfPlace(name) && value?.trim()),
  )
  const parsed = z.safeParse(PlaceSchema, given)
  const problems = [...wrongOf(parsed), ...missingOf(given).filter(([name]) => isOfPlace(name))]
  if (!parsed.success || problems.length > 0) throw new ConfigError(linesOf(problems))
  const value = parsed.data
  return {
    host: value.HOST,
    port: value.PORT,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL ?? null,
    migrationUrl: value.DATABASE_MIGRATION_URL ?? null,
    s3: s3Of(value),
  }
}

function s3Of(value: z.infer<typeof PlaceSchema>): S3Config | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = value
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: value.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

function pusherOf(value: z.infer<typeof EnvSchema>, dataDir: string): PusherConfig {
  const { PUSHER_HOST: host, PUSHER_PORT: port, PUSHER_SCHEME: scheme, PUSHER_CLUSTER: cluster } = value
  const generated = (name: string) => storedSecret(dataDir, name).slice(0, 20)
  return {
    appId: value.PUSHER_APP_ID ?? '1',
    key: value.PUSHER_APP_KEY ?? generated('pusher-app-key'),
    secret: value.PUSHER_APP_SECRET ?? storedSecret(dataDir, 'pusher-app-secret'),
    acceptedSecrets: value.PUSHER_ACCEPTED_APP_SECRETS,
    cluster: cluster ?? 'mt1',
    engine: host || cluster ? { host: host ?? null, port: port ?? null, scheme } : null,
  }
}

function vapidOf(value: z.infer<typeof EnvSchema>, dataDir: string): Vapid {
  const address = value.MAIL_FROM?.split(/[<>\s]/).findLast((part) => part.includes('@'))
  const site = value.PUBLIC_URL?.startsWith('https:') ? value.PUBLIC_URL : undefined
  const subject =
    value.VAPID_SUBJECT ?? (address ? `mailto:${address}` : site) ?? 'mailto:no-reply@jobmost.example'
  const key = value.VAPID_PRIVATE_KEY ?? storedSecret(dataDir, 'vapid-private-key', createVapidKey)
  const vapid = vapidOfKey(key, subject)
  if (!vapid) throw new ConfigError('DATA_DIR: its vapid-private-key is not a key on P-256')
  return vapid
}

function makeDataDir(path: string): string {
  const dataDir = resolve(path)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    // PGlite creates its files with mode 0666; only the folder's mode protects them.
    chmodSync(dataDir, 0o700)
  } catch (error) {
    throw new ConfigError(`DATA_DIR: cannot be made or entered (${(error as NodeJS.ErrnoException).code})`)
  }
  return dataDir
}
