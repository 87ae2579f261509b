import * as z from 'zod/mini'
import { GroundSchema } from './grounds.ts'
import { LANGUAGES } from './languages.ts'
import { LIMITS } from './limits.ts'

export const LanguageSchema = z.enum(LANGUAGES)

// PostgreSQL stores neither NUL nor lone surrogates. Other control characters (except line breaks and tabs) and
// bidirectional marks only serve to deceive.
const isStorable = (value: string) =>
  value.isWellFormed() && !/[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/u.test(value)
/**
 * Whether a text shows anything. Zero-width characters alone do not, nor do fillers such as U+3164, which count as letters,
 * the empty braille pattern, and accents without a letter.
 */
export const isVisible = (value: string) => /[^\p{C}\p{Z}\p{M}\p{DI}\s\u2800]/u.test(value)
/** The greatest `int` of PostgreSQL, which refuses greater numbers. `z.int()` alone allows up to 2^53 - 1. */
export const INT4_MAX = 2_147_483_647
// Nothing has a greater id, so the error is the one of an unknown id.
const bodyId = (whenUnknown: string) =>
  z.int('unchosen').check(z.positive('unchosen'), z.lte(INT4_MAX, whenUnknown))
/** A mandatory id in a body. */
export const BodyIdSchema = bodyId('invalid_value')
/** A number that is stored as `int`. Every integer of a request is bounded: a test walks the OpenAPI document. */
export const Int4Schema = z.int('not_a_number').check(z.gte(0, 'too_small'), z.lte(INT4_MAX, 'too_large'))
/** The same in a query. */
export const QueryInt4Schema = z.coerce
  .number('not_a_number')
  .check(z.int(), z.gte(0, 'too_small'), z.lte(INT4_MAX, 'too_large'))
export const CityIdSchema = bodyId('unknown_city')
export const RubricIdSchema = bodyId('unknown_rubric')

const storable = z.refine<string>(isStorable, 'invisible_characters')

/**
 * A mandatory text. Error messages in this folder are keys of the server's text table, never sentences, so that one
 * schema serves four languages.
 */
export const text = (max: number, min = 1, whenEmpty = 'empty') =>
  z.string('required').check(
    z.trim(),
    z.minLength(1, { error: whenEmpty, abort: true }),
    z.minLength(min, 'too_short'),
    z.maxLength(max, 'too_long'),
    storable,
    z.refine<string>((value) => value === '' || isVisible(value), whenEmpty),
  )

/** As `text`, on one line: a line break in a name or title could fake further lines, as in a mail. */
export const line = (max: number, min = 1, whenEmpty = 'empty') =>
  text(max, min, whenEmpty).check(z.refine<string>(isOneLine, 'one_line'))
const isOneLine = (value: string) => !/[\n\r\u2028\u2029]/.test(value)

/** A list of short lines. */
export const lines = () =>
  z.array(line(LIMITS.listItem, 1, 'value_empty')).check(z.maxLength(LIMITS.listItems, 'too_many'))

/** As `text`, but may be omitted or blank; blank becomes null. */
export const optionalText = (max: number) => z._default(nullableText(max), null)

/** As `optionalText`, without a value when it is missing. */
export const nullableText = (max: number) =>
  z.pipe(
    z.nullable(z.string('required').check(z.trim(), z.maxLength(max, 'too_long'), storable)),
    z.transform((value) => value || null),
  )

/** As `optionalText`, on one line. */
export const optionalLine = (max: number) =>
  z._default(
    z.pipe(
      z.nullable(
        z
          .string('required')
          .check(z.trim(), z.maxLength(max, 'too_long'), storable, z.refine<string>(isOneLine, 'one_line')),
      ),
      z.transform((value) => value || null),
    ),
    null,
  )

/** The query `q` of a list of the administration; blank lists everything. */
export const ListSearchSchema = z._default(
  z.string().check(z.trim(), z.maxLength(LIMITS.keyword, 'too_long'), storable),
  '',
)

/** Lower-cased and trimmed. */
const emailText = z
  .string('required')
  .check(z.trim(), z.toLowerCase(), z.minLength(1, 'empty'), z.maxLength(LIMITS.email, 'too_long'))
export const EmailSchema = z.pipe(emailText, z.email('invalid_email'))

/** EUR with at most two decimals, 0 to LIMITS.pay. */
export const MoneySchema = z
  .number('not_a_number')
  .check(z.gte(0, 'too_small'), z.lte(LIMITS.pay, 'too_large'), z.multipleOf(0.01, 'two_decimals'))

/** The query `id` of a list: only the entry with this id, whatever its page. */
export const OnlyIdSchema = z.optional(QueryInt4Schema)
export const IdParamSchema = z.object({
  id: z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
    z.pipe(z.transform(Number), z.int().check(z.lte(INT4_MAX))),
  ),
})
/** A part of a public address: lower-case Latin letters, digits and hyphens. */
export const SlugParamSchema = z.object({ slug: z.string().check(z.regex(/^[a-z0-9-]{1,200}$/)) })
/** ISO 8601 in UTC. */
export const TimeSchema = z.string()
/** YYYY-MM-DD. PostgreSQL has no year 0. */
export const DateSchema = z.iso
  .date({
    error: ({ input }) => {
      if (!input) return 'required'
      return typeof input === 'string' && /^\d{4}-\d\d-\d\d$/.test(input) ? 'no_such_day' : 'invalid_date'
    },
  })
  .check(z.refine((date) => !date.startsWith('0000'), 'invalid_date'))

/** An answer without a body (202, 204). */
export const NothingSchema = z.optional(z.null())

/** The envelope of one object. */
export const one = <T extends z.core.$ZodType>(schema: T) => z.object({ data: schema })
/** The envelope of a complete list. */
export const listOf = <T extends z.core.$ZodType>(schema: T) => z.object({ data: z.array(schema) })

export const PageMetaSchema = z.object({
  current_page: z.int(),
  last_page: z.int(),
  per_page: z.int(),
  total: z.int(),
  total_is_lower_bound: z.optional(z.boolean()),
  /** Only when a keyword's list continues with partial matches: the hit count of full matches, which come first. */
  total_whole: z.optional(z.int()),
  /** The radius around the chosen cities, given or by default. */
  radius_km: z.optional(z.number()),
  /** Values of `city_names` and `city_ids` that are not cities of Germany. They have no results. */
  unknown_cities: z.optional(z.array(z.string())),
  from: z.nullable(z.int()),
  to: z.nullable(z.int()),
})
export type PageMeta = z.infer<typeof PageMetaSchema>

/** The envelope of one page of a list (src/docs/product.md, "API conventions"). */
export const pageOf = <T extends z.core.$ZodType>(schema: T) =>
  z.object({
    data: z.array(schema),
    links: z.object({
      first: z.nullable(z.string()),
      last: z.nullable(z.string()),
      prev: z.nullable(z.string()),
      next: z.nullable(z.string()),
    }),
    meta: PageMetaSchema,
  })

export const PageQuerySchema = z.object({
  page: z._default(
    z.coerce.number('not_a_number').check(z.int(), z.gte(1, 'too_small'), z.lte(100_000, 'too_large')),
    1,
  ),
  per_page: z._default(
    z.coerce.number('not_a_number').check(z.int(), z.gte(1, 'too_small'), z.lte(100, 'too_large')),
    20,
  ),
})

/** Ids in a query: `ids[]=1&ids[]=2`, `ids=1,2` or an array. */
export const IdListSchema = z._default(
  z.pipe(
    z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]),
    z.pipe(
      z.transform((value: string | number | (string | number)[]) =>
        (Array.isArray(value) ? value : String(value).split(',')).filter((part) => part !== '').map(Number),
      ),
      z.array(z.int('not_a_number').check(z.positive(), z.lte(INT4_MAX))).check(z.maxLength(100, 'too_many')),
    ),
  ),
  [],
)

/** Why and until when an account is blocked, null for no end, and the address at which its owner objects (DSA Art. 17). */
export const BlockNoticeSchema = z.object({
  reason: z.string(),
  ground: GroundSchema,
  until: z.nullable(TimeSchema),
  objection: z.string(),
})
export type BlockNotice = z.infer<typeof BlockNoticeSchema>

/** Every error response (src/docs/product.md, "API conventions"). */
export const ErrorSchema = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  request_id: z.optional(z.string()),
  /** With `account_blocked`. */
  block: z.optional(BlockNoticeSchema),
  /** With `unauthenticated`: one of SESSION_ENDS, to the holder of a token of the ended session. */
  session_end: z.optional(z.string()),
})
export type ErrorBody = z.infer<typeof ErrorSchema>
