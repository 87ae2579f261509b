import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BidState } from '#shared/contract/bids.ts'
import type { ModerationState, PayType } from '#shared/contract/choice-schemas.ts'
import type { Language } from '#shared/contract/languages.ts'
import {
  type ChoiceValue,
  type Chosen,
  JOB_CHOICE_NAMES,
  JOB_CHOICES,
  type JobChoice,
} from '#shared/contract/vacancy-choices.ts'

type Labels<T extends string> = Record<T, MessageDescriptor>

// The labels of the domain, shared by all screens.
export const PAY_TYPES: Labels<PayType> = { per_month: msg`Per month`, per_hour: msg`Per hour` }
/** Follows an amount: "15 € an hour". */
export const PAY_UNITS: Labels<PayType> = { per_month: msg`a month`, per_hour: msg`an hour` }

type Choice<T extends string> = {
  label: MessageDescriptor
  /** Labels for the form and the filter, where they differ from `label`. */
  formLabel?: MessageDescriptor
  filterLabel?: MessageDescriptor
  values: Labels<T>
}

/** The labels of every field of a vacancy with a fixed list of values. */
export const CHOICE_WORDS: { [F in JobChoice]: Choice<ChoiceValue<F>> } = {
  employment_type: {
    label: msg`Employment`,
    values: {
      full_time: msg`Full time`,
      part_time: msg`Part time`,
      mini_job: msg`Mini-job`,
      temporary: msg`Temporary`,
      one_off: msg`One-off`,
    },
  },
  shift_pattern: {
    label: msg`Shift`,
    values: {
      early: msg`Early shift`,
      day: msg`Day shift`,
      late: msg`Late shift`,
      night: msg`Night shift`,
      weekend: msg`Weekends`,
      rotating: msg`Rotating shifts`,
    },
  },
  accommodation: {
    label: msg`Accommodation`,
    values: {
      free: msg`Free accommodation`,
      paid: msg`Accommodation for rent`,
    },
  },
  employer_kind: {
    label: msg`Employer`,
    formLabel: msg({ message: 'Employer', context: 'its kind, in a form' }),
    values: {
      company: msg({ message: 'Company', context: 'kind of employer' }),
      agency: msg`Staffing agency`,
      household: msg`Private household`,
    },
  },
  german_level: {
    label: msg`German`,
    formLabel: msg`German, at least`,
    filterLabel: msg`German, up to`,
    values: {
      none: msg`No German needed`,
      a1: msg`German A1`,
      a2: msg`German A2`,
      b1: msg`German B1`,
      b2: msg`German B2`,
      c1: msg`German C1`,
      c2: msg`German C2`,
    },
  },
}

/** Returns the label of a field's value, or undefined without a value. */
export const choiceWord = <F extends JobChoice>(field: F, value: Chosen<F>): MessageDescriptor | undefined =>
  value === null ? undefined : (CHOICE_WORDS[field].values as Labels<string>)[value]

/** The choices that a card shows. */
export const CARD_CHOICES = JOB_CHOICE_NAMES.filter((field) => JOB_CHOICES[field].shown === 'card')
/** The fields in the list of a job's facts. The employer's kind is shown beside the employer instead. */
export const FACT_CHOICES = JOB_CHOICE_NAMES.filter((field) => field !== 'employer_kind')

/** Returns label and value of these fields in words, without the fields that have no value. */
export const choicesInWords = (
  chosen: { [F in JobChoice]: Chosen<F> },
  fields: readonly JobChoice[],
): { field: JobChoice; label: MessageDescriptor; word: MessageDescriptor }[] =>
  fields.flatMap((field) => {
    const word = choiceWord(field, chosen[field])
    return word ? [{ field, label: CHOICE_WORDS[field].label, word }] : []
  })
export const MODERATION_STATES: Labels<ModerationState> = {
  pending: msg`Moderated by admin`,
  approved: msg`Admin Approved`,
  rejected: msg`Rejected`,
}
export const BID_STATES: Labels<BidState> = {
  sent: msg`Sent`,
  seen: msg`Seen`,
  accepted: msg`Accepted`,
  declined: msg`Declined`,
  withdrawn: msg`Withdrawn`,
  expired: msg`Closed without an answer`,
}
export const TEXT_LANGUAGES: Labels<Language> = {
  en: msg`in English`,
  ru: msg`in Russian`,
  pl: msg`in Polish`,
  de: msg`in German`,
}
