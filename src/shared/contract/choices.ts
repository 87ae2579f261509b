// Values without their schemas: code that only parses addresses does not have to load zod.
export const ROLES = ['worker', 'boss', 'admin'] as const
export const PAY_TYPES = ['per_month', 'per_hour'] as const
export const MODERATION_STATES = ['pending', 'approved', 'rejected'] as const
/** `near` needs a place: lat and lon, or a city. The default is `relevance` with a keyword, else `new`. */
export const SORTS = ['new', 'pay', 'near', 'relevance'] as const
export type Sort = (typeof SORTS)[number]
export const BID_STATES = ['sent', 'seen', 'accepted', 'declined', 'withdrawn', 'expired'] as const
export const VACANCY_STATE_FILTERS = ['active', 'hidden', 'pending', 'rejected', 'expired', 'closed'] as const

/** The ages in days by which jobs are filtered. */
export const POSTED_DAYS = [1, 3, 7, 14] as const
/** The days until the work begins by which jobs are filtered; 0 is at once. */
export const START_DAYS = [0, 14, 31] as const
/** The most hours a week by which jobs are filtered: mini-job, student, three quarters of full time. */
export const WEEK_HOURS = [10, 20, 30] as const

/** Why an employer closes a vacancy. */
export const CHOSEN_CLOSE_REASONS = ['filled', 'not_hiring'] as const
/** Why a vacancy is closed. `not_in_import`: an import of the employer no longer contains it. */
export const CLOSE_REASONS = [...CHOSEN_CLOSE_REASONS, 'not_in_import'] as const
export type ChosenCloseReason = (typeof CHOSEN_CLOSE_REASONS)[number]
export type CloseReason = (typeof CLOSE_REASONS)[number]

/**
 * The reasons for declining a bid that an employer can choose, in the order of the form. None refers to the person (AGG
 * forbids discrimination).
 */
export const CHOSEN_DECLINE_REASONS = [
  'other_chosen',
  'filled',
  'experience',
  'papers',
  'schedule',
  'start',
  'pay',
  'distance',
] as const
/**
 * `withdrawn`: the server gives this one when the vacancy is closed without being filled, its owner deletes it, or the
 * owner's account is erased.
 */
export const DECLINE_REASONS = [...CHOSEN_DECLINE_REASONS, 'withdrawn'] as const

/** The word if it is one of the choices, else undefined. */
export const oneOf = <const T extends string>(choices: readonly T[], word: unknown): T | undefined =>
  choices.find((choice) => choice === word)

/** The kinds of records that staff find with one search, in the order of the answer. */
export const FOUND_TYPES = ['person', 'vacancy', 'offer', 'report', 'message'] as const
export type FoundType = (typeof FOUND_TYPES)[number]
/** The least number of characters that are searched for. */
export const SHORTEST_STAFF_SEARCH = 2
