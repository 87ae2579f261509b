import { cvForGermany } from './cv-for-germany.ts'
import { healthInsuranceInShort } from './health-insurance-in-short.ts'
import type { LocalArticle } from './local-article.ts'
import { miniJobMidiJobFullJob } from './mini-job-midi-job-full-job.ts'
import { papersForTheFirstDay } from './papers-for-the-first-day.ts'
import { payYouMayKnow } from './pay-you-may-know.ts'
import { recogniseJobScams } from './recognise-job-scams.ts'

/** The first articles of the blog, latest first: what people who look for work in Germany ask most. */
export const blog: LocalArticle[] = [
  recogniseJobScams,
  cvForGermany,
  papersForTheFirstDay,
  miniJobMidiJobFullJob,
  payYouMayKnow,
  healthInsuranceInShort,
]
