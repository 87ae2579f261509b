import * as z from 'zod'
import { ErrorSchema } from '#shared/contract/conventions.ts'
import type { OpenApi, Operation } from './document.ts'
import type { HostileRequest } from './requests.ts'

export type HostileAnswer = { status: number; headers: Record<string, unknown>; body: string }

/** A function that gives what is wrong with an answer, or null. */
export function createAnswerCheck({ components: { schemas } }: Pick<OpenApi, 'components'>) {
  const parsers = new Map<object, z.ZodType>()
  const parserOf = (schema: object): z.ZodType => {
    const known = parsers.get(schema)
    if (known) return known
    const local = JSON.parse(
      JSON.stringify({ ...schema, $defs: schemas }).replaceAll('#/components/schemas/', '#/$defs/'),
    )
    const made = z.fromJSONSchema(local)
    parsers.set(schema, made)
    return made
  }
  const shapeProblem = (operation: Operation, status: number, body: unknown): string | null => {
    const schema = operation.answers.get(status)
    if (!schema) return null
    const parsed = parserOf(schema).safeParse(body)
    return parsed.success ? null : `another shape than documented: ${parsed.error.issues[0]?.path.join('.')}`
  }

  return (
    { operation, method, target }: HostileRequest,
    { status, headers, body }: HostileAnswer,
  ): string | null => {
    // The one expected 5xx: 503 when the queue of pictures to decode is full.
    if (status >= 500 && !(status === 503 && operation?.takesPicture && headers['retry-after']))
      return `${status}: ${body.slice(0, 200)}`
    if (status === 0) return `no answer: ${body}`
    // Long headers are refused before a route is known. A HEAD has no body to judge.
    if (status === 431) return method === 'HEAD' ? null : errorProblem(body)
    const isJson = String(headers['content-type'] ?? '').startsWith('application/json')
    // Errors below /apps are those of Pusher's protocol.
    if (!operation)
      return isJson && status >= 400 && method !== 'HEAD' && !target.startsWith('/apps/')
        ? errorProblem(body)
        : null
    if (status === 304) return null
    if (!operation.answers.has(status)) return `undocumented ${status}: ${body.slice(0, 120)}`
    if (status >= 400) return errorProblem(body)
    if (!isJson || !body) return null
    return shapeProblem(operation, status, JSON.parse(body))
  }
}

function errorProblem(body: string): string | null {
  try {
    return ErrorSchema.safeParse(JSON.parse(body)).success ? null : `another error than documented: ${body}`
  } catch {
    return `an error that is not JSON: ${body.slice(0, 120)}`
  }
}
