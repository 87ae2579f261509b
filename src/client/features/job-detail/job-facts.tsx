import { useLingui } from '@lingui/react/macro'
import { CARE_QUALIFICATIONS } from '#client/domain/care-qualifications.ts'
import { choicesInWords, FACT_CHOICES, TEXT_LANGUAGES } from '#client/domain/labels.ts'
import { formatDate, formatNumber } from '#client/platform/words/format.ts'
import { RelativeTime } from '#client/platform/words/relative-time.tsx'
import { DefinitionList } from '#client/ui/definition-list.tsx'
import type { Job } from '#shared/contract/jobs.ts'
import { JobPlace } from './job-place.tsx'

/** The facts of a job as a list. With the rest of the page it shows all that the structured data contain. */
export function JobFacts({ job, isPreview = false }: { job: Job; isPreview?: boolean | undefined }) {
  const { t, i18n } = useLingui()
  return (
    <DefinitionList
      items={[
        ...choicesInWords(job, FACT_CHOICES).map(({ field, label, word }) => ({
          term: i18n._(label),
          // The term already says "German".
          details:
            field === 'german_level' && job[field] !== 'none' ? job[field].toUpperCase() : i18n._(word),
        })),
        { term: t`Hours a week`, details: job.hours_per_week && formatNumber(job.hours_per_week) },
        {
          term: t`Qualification`,
          details: job.care_qualification && i18n._(CARE_QUALIFICATIONS[job.care_qualification]),
        },
        { term: t`Start date`, details: job.start_date && formatDate(job.start_date) },
        { term: t`People wanted`, details: job.positions > 1 && formatNumber(job.positions) },
        { term: t`Place`, details: <JobPlace job={job} /> },
        { term: t`Published`, details: !isPreview && <RelativeTime at={job.published_at} /> },
        { term: t`Confirmed`, details: !isPreview && <RelativeTime at={job.confirmed_at} /> },
        { term: t`Open until`, details: !isPreview && job.is_open && formatDate(job.expires_at) },
        { term: t`Written`, details: i18n._(TEXT_LANGUAGES[job.language]) },
      ]}
    />
  )
}
