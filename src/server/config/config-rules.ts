import { isIP } from 'node:net'
import type * as z from 'zod/mini'
import { publicKeyOf } from '../push/vapid.ts'

/** A variable and its problem. */
export type ConfigProblem = readonly [name: string, problem: string]
type Variables = Record<string, string | undefined>

const PUSHER = ['PUSHER_APP_ID', 'PUSHER_APP_KEY', 'PUSHER_APP_SECRET']
const S3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/**
 * Any of `causes` makes all of `needed` mandatory. One process cannot generate secrets that other processes or an
 * external engine must know. An incomplete administrator account or storage is a mistake.
 */
const RULES: { causes: string[]; needed: string[] }[] = [
  { causes: ['ADMIN_EMAIL'], needed: ['ADMIN_PASSWORD'] },
  { causes: ['ADMIN_PASSWORD'], needed: ['ADMIN_EMAIL'] },
  { causes: ['DATABASE_URL'], needed: ['JWT_SECRET'] },
  { causes: ['DATABASE_MIGRATION_URL'], needed: ['DATABASE_URL'] },
  { causes: ['PUSHER_HOST', 'PUSHER_CLUSTER', 'DATABASE_URL'], needed: PUSHER },
  { causes: ['PUSHER_PORT'], needed: ['PUSHER_HOST'] },
  { causes: ['VAPID_PUBLIC_KEY', 'DATABASE_URL'], needed: ['VAPID_PRIVATE_KEY'] },
  { causes: S3, needed: S3 },
]

/** The entries of a variable with a list. */
export const partsOf = (list: string): string[] => list.split(',').map((part) => part.trim())

/** The mandatory variables that are not set. */
export function missingOf(variables: Variables): ConfigProblem[] {
  return RULES.flatMap(({ causes, needed }) => {
    const cause = causes.find((name) => variables[name])
    if (!cause) return []
    return needed.filter((name) => !variables[name]).map((name) => [name, `required with ${cause}`] as const)
  })
}

/** The problems of the Web Push keys. The public key must match the private one. */
export function keyProblemsOf(variables: Variables): ConfigProblem[] {
  const former = variables.VAPID_FORMER_PRIVATE_KEYS ? partsOf(variables.VAPID_FORMER_PRIVATE_KEYS) : []
  if (former.some((key) => !publicKeyOf(key)))
    return [['VAPID_FORMER_PRIVATE_KEYS', 'must be keys on P-256'], ...pairProblemsOf(variables)]
  return pairProblemsOf(variables)
}

function pairProblemsOf({ VAPID_PRIVATE_KEY, VAPID_PUBLIC_KEY }: Variables): ConfigProblem[] {
  if (!VAPID_PRIVATE_KEY) return []
  const publicKey = publicKeyOf(VAPID_PRIVATE_KEY)
  if (!publicKey) return [['VAPID_PRIVATE_KEY', 'must be a key on P-256']]
  const isPair = !VAPID_PUBLIC_KEY || VAPID_PUBLIC_KEY.replace(/={1,2}$/, '') === publicKey
  return isPair ? [] : [['VAPID_PUBLIC_KEY', 'must belong to VAPID_PRIVATE_KEY']]
}

/** Whether a text names proxies: an address, a network (10.0.0.0/8) or a range that proxy-addr has a name for. */
export function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const max = { 4: 32, 6: 128 }[isIP(address)]
  if (max === undefined || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= max)
}

/** A line for each variable, with its first problem. */
export function linesOf(problems: ConfigProblem[]): string {
  const first = problems.filter(([name], index) => index === problems.findIndex(([other]) => other === name))
  return first.map(([name, problem]) => `${name}: ${problem}`).join('\n')
}

/** The wrong variables. */
export const wrongOf = ({ error }: { error?: z.core.$ZodError | undefined }): ConfigProblem[] =>
  error?.issues.map(nameIssue) ?? []

const nameIssue = (issue: z.core.$ZodIssue): ConfigProblem => [String(issue.path[0]), describe(issue)]

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
