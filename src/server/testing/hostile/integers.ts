import type { OpenApi, Operation, Schema } from './document.ts'

const MAX_DEPTH = 6
const FORMATS: Record<string, string> = {
  email: 'anna@people.example',
  date: '2030-01-01',
  'date-time': '2030-01-01T00:00:00.000Z',
  uuid: '00000000-0000-4000-8000-000000000000',
  uri: 'https://fcm.googleapis.com/fcm/send/a',
}

/** Finds the integers of requests in the schemas of an OpenAPI document. */
export function createIntegers({ components: { schemas } }: OpenApi) {
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema
  const choicesOf = ({ anyOf, oneOf, allOf }: Schema) => anyOf ?? oneOf ?? allOf

  /** A small value that fits the schema, except for texts with a pattern. */
  const sample = (given: Schema, depth = 0): unknown => {
    const schema = resolve(given)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return schema.enum[0]
    const [choice] = choicesOf(schema) ?? []
    if (choice) return depth > MAX_DEPTH ? null : sample(choice, depth + 1)
    if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
    if (schema.type === 'boolean') return true
    if (schema.type === 'array') return schema.minItems ? [sample(schema.items ?? {}, depth + 1)] : []
    if (schema.type === 'string')
      return FORMATS[schema.format ?? ''] ?? 'Cleaning flats'.padEnd(schema.minLength ?? 0, ' of people')
    const { properties = {}, required = [] } = schema
    return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {}, depth + 1)]))
  }

  /** The bodies in which one integer is `value` and the rest is valid, for each integer of the schema. */
  function* bodies(given: Schema, value: number, depth = 0): Generator<unknown> {
    const schema = resolve(given)
    if (depth > MAX_DEPTH) return
    for (const choice of choicesOf(schema) ?? []) yield* bodies(choice, value, depth + 1)
    if (schema.type === 'integer' || schema.type === 'number') yield value
    if (schema.items) for (const item of bodies(schema.items, value, depth + 1)) yield [item]
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      for (const inner of bodies(field, value, depth + 1))
        yield { ...(sample(schema) as object), [name]: inner }
  }

  /** The places of integers without a maximum that PostgreSQL's `int` can hold. */
  function* unbounded(given: Schema, max: number, place: string, depth = 0): Generator<string> {
    const schema = resolve(given)
    if (depth > MAX_DEPTH) return
    for (const choice of choicesOf(schema) ?? []) yield* unbounded(choice, max, place, depth + 1)
    if (schema.type === 'integer' && !((schema.maximum ?? Number.POSITIVE_INFINITY) <= max)) yield place
    if (schema.items) yield* unbounded(schema.items, max, `${place}[]`, depth + 1)
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      yield* unbounded(field, max, `${place}.${name}`, depth + 1)
  }
  return { sample, bodies, unbounded }
}

/** The addresses in which one parameter is `value`; `id` and `slug` are the other parameters of the path. */
export function targetsWith({ path, parameters }: Operation, value: number, id: number, slug: string) {
  const fill = (given: string) => given.replaceAll('{slug}', slug).replace(/\{\w+\}/g, String(id))
  const inPath = [...path.matchAll(/\{\w+\}/g)].map(([name]) => fill(path.replace(name, String(value))))
  const inQuery = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name }) => [`${fill(path)}?${name}=${value}`, `${fill(path)}?${name}[]=${value}`])
  return { plain: fill(path), changed: [...inPath, ...inQuery] }
}
