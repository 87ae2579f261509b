/** The days within which the deletion of an account can be cancelled. */
export const DAYS_TO_CANCEL_DELETION = 14

/**
 * The limits of everything people enter. The interface shows them, the server enforces them. Without schemas, because
 * pages load this file.
 */
export const LIMITS = {
  name: 100,
  email: 254,
  phone: 32,
  vatId: 20,
  password: 128,
  factorCode: 40,
  companyName: 120,
  companyAddress: 200,
  companyDescription: 2000,
  website: 200,
  mailToken: 100,
  /** How long the mailed link works that proves a company's domain. */
  domainLinkDays: 3,
  title: { min: 3, max: 120 },
  description: { min: 20, max: 8000 },
  listItem: 200,
  listItems: 20,
  pay: 1_000_000,
  hoursPerWeek: 168,
  positions: 99,
  street: 120,
  bidText: 1000,
  bidNote: 1000,
  bidTag: 30,
  bidTags: 10,
  bidsOfChoice: 1000,
  /** Of one request. */
  bidsSeen: 100,
  messageText: 4000,
  reason: { min: 3, max: 1000 },
  keyword: 100,
  radiusKm: 500,
  /** Jobs of a search that a device may store whole, and how many one answer has. */
  wholeJobs: 200,
  wholeJobsPage: 50,
  contactName: { min: 2, max: 100 },
  contactText: { min: 10, max: 2000 },
  slug: 100,
  articleTitle: 150,
  articleSummary: 300,
  articleText: 40_000,
  pictureText: 200,
  announcement: 1000,
} as const
