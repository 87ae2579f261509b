// Without schemas, because parsing the pages' addresses needs these before zod is loaded.

/** The kinds of content with a list and an editor; the last part of their API addresses. */
export const CONTENT_KINDS = ['blog', 'news', 'faq', 'pages', 'rubrics', 'cities', 'contacts'] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

/** Kinds whose items the operator can neither add nor delete. */
export const FIXED_KINDS: readonly ContentKind[] = ['cities']

/** The slug of the question to which every job links. */
export const FRAUD_QUESTION = 'recognise-fraud'
/** The slug of the question how a vacancy is published. The page adds how long approvals took lately. */
export const PUBLISH_QUESTION = 'publish-vacancy'
/** The slugs of articles of the first start to which jobs and bids link. */
export const FIRST_DAY_ARTICLE = 'papers-for-the-first-day'
export const MINI_JOB_ARTICLE = 'mini-job-midi-job-full-job'
export const FAQ_GROUPS = ['general', 'employer', 'worker'] as const

/** The required pages. They can be edited, but not deleted or renamed. */
export const LEGAL_PAGES = ['imprint', 'privacy-policy', 'terms', 'accessibility'] as const
export type LegalPage = (typeof LEGAL_PAGES)[number]

/** The pages whose changes concern everybody who has an account. */
export const ANNOUNCED_PAGES = ['privacy-policy', 'terms'] as const

/** Whether an item of content is one of these pages, such as `LEGAL_PAGES`. */
export const isPageOf = (slugs: readonly string[], kind: ContentKind, item: object): boolean =>
  kind === 'pages' && 'slug' in item && slugs.some((slug) => slug === item.slug)

/** The pictograms of the sprite (`rubric-…`). */
export const RUBRIC_ICONS = [
  'childcare',
  'elderly-care',
  'cleaning',
  'household-help',
  'construction',
  'wrench',
  'welding',
  'factory',
  'warehouse',
  'truck',
  'moving-box',
  'catering',
  'shop',
  'harvest',
  'plant',
  'paw',
  'scissors',
  'health',
  'office',
  'calculator',
  'laptop',
  'book',
  'speech',
  'car',
  'shield',
  'megaphone',
  'dots',
] as const
