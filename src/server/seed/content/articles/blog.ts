import { cvForGermany } from './cv-for-germany.ts'
import { dismissalAndDeadlines } from './dismissal-and-deadlines.ts'
import { healthInsuranceInShort } from './health-insurance-in-short.ts'
import type { LocalArticle } from './local-article.ts'
import { miniJobMidiJobFullJob } from './mini-job-midi-job-full-job.ts'
import { papersForTheFirstDay } from './papers-for-the-first-day.ts'
import { payYouMayKnow } from './pay-you-may-know.ts'
import { recogniseJobScams } from './recognise-job-scams.ts'
import { recognitionOfQualifications } from './recognition-of-qualifications.ts'
import { residenceAndWork } from './residence-and-work.ts'
import { seasonalWork } from './seasonal-work.ts'
import { temporaryAgencyWork } from './temporary-agency-work.ts'
import { whereFreeAdviceIs } from './where-free-advice-is.ts'
import { workWhileStudying } from './work-while-studying.ts'

/** The first blog articles, latest first: frequent questions of people looking for work in Germany. */
export const blog: LocalArticle[] = [
  recogniseJobScams,
  cvForGermany,
  residenceAndWork,
  workWhileStudying,
  papersForTheFirstDay,
  seasonalWork,
  miniJobMidiJobFullJob,
  temporaryAgencyWork,
  dismissalAndDeadlines,
  payYouMayKnow,
  recognitionOfQualifications,
  healthInsuranceInShort,
  whereFreeAdviceIs,
]
