import fc from 'fast-check'
import { XSS_VECTORS } from '../../content/xss-vectors.ts'
import type { Schema } from './document.ts'

type Any = fc.Arbitrary<unknown>
const MAX_DEPTH = 5

/** Strings that have broken other programs. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202egnp.exe',
  '\u200b',
  '👩‍👩‍👧‍👦'.repeat(200),
  'é'.repeat(5000),
  'a\nb\r\nSet-Cookie: x=1',
  "' or 1=1 --",
  "'; select pg_sleep(3); --",
  '\\',
  '%',
  '_',
  '%00',
  '$1',
  '{{7*7}}#{7*7}<%= 7*7 %>',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'javascript:alert(1)',
  'undefined',
  'null',
  'NaN',
  '1e309',
  '-0',
  '9'.repeat(400),
  '0x10',
  '2147483648',
  '9223372036854775808',
  '0000-00-00',
  '2030-02-31',
  '-271821-04-20',
  '+275760-09-13T00:00:00Z',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  `${'('.repeat(2000)}a`,
  `${'a'.repeat(3000)}!`,
  '/'.repeat(3000),
  ...XSS_VECTORS,
]

export const hostileText = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
)
const hostileNumber = fc.oneof(
  fc.constantFrom(0, -1, -0.001, 2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER, 1e308, 5e-324),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
// JSON.parse makes `__proto__` an own property, as for a JSON body. An object literal would set the prototype.
const PROTOTYPES = ['{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"isAdmin":true}}}']

/** Any value of a wrong type, size or alphabet. */
export const hostileValue: Any = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: hostileNumber },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, [], {}, [[[[[]]]]], ['a', 'a'], { toString: 1 }),
  },
  { weight: 1, arbitrary: fc.constantFrom(...PROTOTYPES).map((text) => JSON.parse(text)) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 2000 }, (_, index) => index)) },
)

const FORMATS: Record<string, Any> = {
  email: fc.constantFrom('anna@people.example', 'olga@people.example', `${'a'.repeat(60)}@people.example`),
  date: fc.constantFrom('2030-01-01', '1990-11-22', '9999-12-31', '0001-01-01', '0000-01-01'),
  'date-time': fc.constantFrom(
    '2030-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999Z',
    '0000-01-01T00:00:00.000Z',
  ),
  uuid: fc.uuid(),
  uri: fc.constantFrom('https://fcm.googleapis.com/fcm/send/a', 'https://evil.example/'),
}
const words = fc.constantFrom(
  'Cleaning in the evening',
  'Уборка квартир по вечерам',
  'Bäcker (m/w/d)',
  'I look after children and cook for them.',
  'Bridge-2026!',
  '+49 151 23456789',
  'de',
)
const ids = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 2000 }))

/** Values for a schema: mostly valid ones, so that requests pass the validation, with hostile ones in any place. */
export function createValues(named: Record<string, Schema>) {
  const known = new Map<Schema, Any>()
  const valueFor = (schema: Schema, depth = 0): Any => {
    const made = known.get(schema)
    if (made) return made
    const arbitrary = fc.oneof(
      { weight: 14, arbitrary: plain(schema, depth) },
      { weight: 1, arbitrary: hostileValue },
    )
    if (depth === 0) known.set(schema, arbitrary)
    return arbitrary
  }
  const plain = (schema: Schema, depth: number): Any => {
    const target = schema.$ref && named[schema.$ref.split('/').at(-1) ?? '']
    if (target) return depth > MAX_DEPTH ? fc.constant(null) : valueFor(target, depth + 1)
    if (schema.const !== undefined) return fc.constant(schema.const)
    if (schema.enum?.length) return fc.constantFrom(...schema.enum)
    const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
    if (choices?.length) return fc.oneof(...choices.map((choice) => valueFor(choice, depth + 1)))
    if (schema.type === 'object' || schema.properties) return objectOf(schema, depth)
    if (schema.type === 'array')
      return depth > MAX_DEPTH
        ? fc.constant([])
        : fc.array(valueFor(schema.items ?? {}, depth + 1), { maxLength: 4 })
    return scalarOf(schema)
  }
  const objectOf = ({ properties = {}, required = [] }: Schema, depth: number): Any => {
    const fields = Object.entries(properties).map(
      ([name, field]) => [name, valueFor(field, depth + 1)] as const,
    )
    if (!fields.length)
      return fc.dictionary(fc.constantFrom('q', 'city_ids', '__proto__', 'en', 'de'), hostileValue)
    return fc.oneof(
      { weight: 6, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: required }) },
      { weight: 1, arbitrary: fc.record(Object.fromEntries(fields), { requiredKeys: [] }) },
    )
  }
  return valueFor
}

function scalarOf({ type, format = '', pattern }: Schema): Any {
  if (type === 'integer') return ids
  if (type === 'number') return fc.oneof(ids, fc.constantFrom(17.5, 12.82, 3000))
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type !== 'string') return hostileValue
  const formatted = FORMATS[format]
  if (formatted) return formatted
  return pattern ? fc.oneof(matching(pattern), words) : fc.oneof(words, fc.string({ maxLength: 30 }))
}

function matching(pattern: string): Any {
  try {
    return fc.stringMatching(new RegExp(pattern))
  } catch {
    // Not every pattern can be generated, such as those with a look-ahead.
    return words
  }
}
