import { cvForGermany } from './articles/cv-for-germany.ts'
import { healthInsuranceInShort } from './articles/health-insurance-in-short.ts'
import type { LocalArticle } from './articles/local-article.ts'
import { miniJobMidiJobFullJob } from './articles/mini-job-midi-job-full-job.ts'
import { papersForTheFirstDay } from './articles/papers-for-the-first-day.ts'
import { payYouMayKnow } from './articles/pay-you-may-know.ts'
import { recogniseJobScams } from './articles/recognise-job-scams.ts'

/** The first articles of the blog, latest first: what people who look for work in Germany ask most. */
export const blog: LocalArticle[] = [
  recogniseJobScams,
  cvForGermany,
  papersForTheFirstDay,
  miniJobMidiJobFullJob,
  payYouMayKnow,
  healthInsuranceInShort,
]
