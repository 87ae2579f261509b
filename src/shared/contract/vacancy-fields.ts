import * as z from 'zod/mini'
import { POSTCODE } from '../postcode.ts'
import { CHOICE_SCHEMAS, type ChoiceSchema, PayTypeSchema } from './choice-schemas.ts'
import {
  CityIdSchema,
  DateSchema,
  LanguageSchema,
  line,
  lines,
  MoneySchema,
  optionalLine,
  RubricIdSchema,
  text,
} from './conventions.ts'
import { LIMITS } from './limits.ts'
import { CareScopeSchema } from './pay.ts'
import { initialOf, JOB_CHOICE_NAMES, type JOB_CHOICES, type JobChoice } from './vacancy-choices.ts'

type Field = {
  /** The schema of the form; a field with a default may be omitted. */
  form: z.core.$ZodType
  /** The schema of answers. */
  read: z.core.$ZodType
  /** On the card in lists, or on the job's page only. */
  in: 'card' | 'page'
}

/** The form names places by id; answers include their names. */
export const PLACE_FORM = { rubric_id: RubricIdSchema, city_id: CityIdSchema }

const hoursPerWeek = z
  .number('not_a_number')
  .check(z.gte(0.5, 'too_small'), z.lte(LIMITS.hoursPerWeek, 'too_large'), z.multipleOf(0.01, 'two_decimals'))
const positions = z.int('not_a_number').check(z.gte(1, 'too_small'), z.lte(LIMITS.positions, 'too_large'))
/** German postcodes have five digits. */
const postcode = z.string('postcode_wrong').check(z.regex(POSTCODE, 'postcode_wrong'))
const listField = { form: z._default(lines(), []), read: z.array(z.string()), in: 'page' } as const

type ChoiceForm<F extends JobChoice> = (typeof JOB_CHOICES)[F] extends { initial: null }
  ? z.ZodMiniDefault<z.ZodMiniNullable<ChoiceSchema<F>>>
  : (typeof JOB_CHOICES)[F] extends { initial: string }
    ? z.ZodMiniDefault<ChoiceSchema<F>>
    : ChoiceSchema<F>
type ChoiceRead<F extends JobChoice> = (typeof JOB_CHOICES)[F] extends { initial: null }
  ? z.ZodMiniNullable<ChoiceSchema<F>>
  : ChoiceSchema<F>

function choiceField(field: JobChoice): Field {
  const initial = initialOf(field)
  const value: z.core.$ZodType = CHOICE_SCHEMAS[field]
  const read = initial === null ? z.nullable(value) : value
  return { form: initial === undefined ? read : z._default(read, initial), read, in: 'card' }
}
const choiceFields = Object.fromEntries<unknown>(
  JOB_CHOICE_NAMES.map((field) => [field, choiceField(field)]),
) as {
  [F in JobChoice]: { form: ChoiceForm<F>; read: ChoiceRead<F>; in: 'card' }
}

/**
 * Every field that an employer writes and a moderator decides on, except the two places. Form, patch, card, page, the
 * moderator's text, the type of the table and its columns derive from here.
 */
export const VACANCY_FIELDS = {
  company_name: { form: line(LIMITS.companyName), read: z.string(), in: 'card' },
  contact_name: { form: line(LIMITS.name), read: z.string(), in: 'page' },
  title: { form: line(LIMITS.title.max, LIMITS.title.min), read: z.string(), in: 'card' },
  pay_type: { form: PayTypeSchema, read: PayTypeSchema, in: 'card' },
  pay_amount: { form: MoneySchema, read: z.number(), in: 'card' },
  pay_max: { form: z._default(z.nullable(MoneySchema), null), read: z.nullable(z.number()), in: 'card' },
  hours_per_week: {
    form: z._default(z.nullable(hoursPerWeek), null),
    read: z.nullable(z.number()),
    in: 'card',
  },
  description: {
    form: text(LIMITS.description.max, LIMITS.description.min),
    read: z.string(),
    in: 'page',
  },
  requirements: listField,
  responsibilities: listField,
  ...choiceFields,
  /** The qualification for a job in care, as the employer says; null when not said. Stored answers of earlier releases have none. */
  care_qualification: {
    form: z._default(z.nullable(CareScopeSchema), null),
    read: z.optional(z.nullable(CareScopeSchema)),
    in: 'page',
  },
  /** The number of open positions. */
  positions: { form: z._default(positions, 1), read: z.int(), in: 'page' },
  street: { form: optionalLine(LIMITS.street), read: z.nullable(z.string()), in: 'page' },
  postal_code: { form: z._default(z.nullable(postcode), null), read: z.nullable(z.string()), in: 'page' },
  start_date: { form: z._default(z.nullable(DateSchema), null), read: z.nullable(z.string()), in: 'card' },
  language: { form: LanguageSchema, read: LanguageSchema, in: 'card' },
} as const satisfies Record<string, Field>

type Fields = typeof VACANCY_FIELDS
export type VacancyField = keyof Fields
type In<Where extends Field['in']> = {
  [F in VacancyField]: Fields[F]['in'] extends Where ? F : never
}[VacancyField]

const names = Object.keys(VACANCY_FIELDS) as VacancyField[]
/** The fields of a card, and those of the job's page only. */
export const CARD_FIELDS = names.filter((name) => VACANCY_FIELDS[name].in === 'card') as In<'card'>[]
export const PAGE_FIELDS = names.filter((name) => VACANCY_FIELDS[name].in === 'page') as In<'page'>[]

const shapeOf = <F extends VacancyField, Use extends 'form' | 'read'>(fields: readonly F[], use: Use) =>
  Object.fromEntries(fields.map((name) => [name, VACANCY_FIELDS[name][use]])) as {
    [Name in F]: Fields[Name][Use]
  }
export const FORM_SHAPE = shapeOf(names, 'form')
export const READ_SHAPE = shapeOf(names, 'read')
export const CARD_SHAPE = shapeOf(CARD_FIELDS, 'read')
export const PAGE_SHAPE = shapeOf(PAGE_FIELDS, 'read')
