import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'

const flag = z.enum(['0', '1'])
/** A whole number as text: what Number() makes of blanks and exponents is nobody's port. */
const whole = (most: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,7}$/, 'must be a whole number')),
    z.pipe(z.transform(Number), z.number().check(z.lte(most))),
  )
const blank = <T extends z.core.$ZodType>(schema: T) => z.optional(schema)

/** The environment (product.md, "Running it"). An empty variable counts as not set. */
const EnvSchema = z.object({
  PORT: z._default(whole(65_535), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: blank(z.url({ protocol: /^https?$/ })),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: blank(
    z.string().check(
      z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://'),
      z.refine((value) => URL.canParse(value), 'must be a database address'),
    ),
  ),
  DEMO: blank(flag),
  DEMO_JOBS: z._default(whole(1_000_000), 600),
  ADMIN_EMAIL: blank(z.email()),
  ADMIN_PASSWORD: blank(z.string().check(z.minLength(10))),
  JWT_SECRET: blank(z.string().check(z.minLength(32))),
  SMTP_URL: blank(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: blank(z.string().check(z.regex(/@/, 'must hold an e-mail address'))),
  RATE_LIMIT: z._default(flag, '1'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
})

export type Config = {
  port: number
  host: string
  publicUrl: string
  dataDir: string
  databaseUrl: string | null
  demo: boolean
  demoJobs: number
  admin: { email: string; password: string } | null
  jwtSecret: Uint8Array
  smtpUrl: string | null
  mailFrom: string
  rateLimit: boolean
  logLevel: string
}

/** What is wrong with the environment, a line for each variable. The message never repeats a value: it may be a secret. */
export class ConfigError extends Error {}

/**
 * Parses the environment once, makes DATA_DIR and the secrets that are kept in it.
 * @throws ConfigError naming every bad variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = z.safeParse(EnvSchema, given)
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${describe(issue)}`).join('\n'),
    )
  }
  const value = parsed.data
  if (value.ADMIN_EMAIL && !value.ADMIN_PASSWORD)
    throw new ConfigError('ADMIN_PASSWORD: required with ADMIN_EMAIL')
  if (value.ADMIN_PASSWORD && !value.ADMIN_EMAIL)
    throw new ConfigError('ADMIN_EMAIL: required with ADMIN_PASSWORD')
  if (value.DATABASE_URL && !value.JWT_SECRET) throw new ConfigError('JWT_SECRET: required with DATABASE_URL')
  const dataDir = makeDataDir(value.DATA_DIR)
  const demo = value.DEMO ? value.DEMO === '1' : !value.DATABASE_URL
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: (value.PUBLIC_URL ?? `http://localhost:${value.PORT}`).replace(/\/$/, ''),
    dataDir,
    databaseUrl: value.DATABASE_URL ?? null,
    demo,
    demoJobs: value.DEMO_JOBS,
    admin: adminOf(value, demo),
    jwtSecret: new TextEncoder().encode(value.JWT_SECRET ?? keptSecret(dataDir, 'jwt-secret')),
    smtpUrl: value.SMTP_URL ?? null,
    mailFrom: value.MAIL_FROM ?? 'Jobmost <no-reply@jobmost.example>',
    rateLimit: value.RATE_LIMIT === '1',
    logLevel: value.LOG_LEVEL,
  }
}

function adminOf(value: z.infer<typeof EnvSchema>, demo: boolean): Config['admin'] {
  if (value.ADMIN_EMAIL && value.ADMIN_PASSWORD)
    return { email: value.ADMIN_EMAIL, password: value.ADMIN_PASSWORD }
  return demo ? { email: 'admin@jobmost.example', password: 'Bridge-2026!' } : null
}

function makeDataDir(path: string): string {
  const dataDir = resolve(path)
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    // PGlite creates its files 0666; the folder is what keeps them private.
    chmodSync(dataDir, 0o700)
  } catch (error) {
    throw new ConfigError(`DATA_DIR: cannot be made or entered (${(error as NodeJS.ErrnoException).code})`)
  }
  return dataDir
}

function keptSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name)
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const secret = randomBytes(48).toString('base64url')
  writeFileSync(file, secret, { mode: 0o600, flag: 'wx' })
  return secret
}

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`
  if (issue.code === 'too_small')
    return `must be at least ${issue.minimum}${issue.origin === 'string' ? ' characters long' : ''}`
  if (issue.code === 'too_big') return `must be at most ${issue.maximum}`
  if (issue.code === 'invalid_format' && issue.format === 'url')
    return 'must be a web address of the right kind'
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'must be an e-mail address'
  return issue.code === 'invalid_type' ? `must be a ${issue.expected}` : issue.message
}
