import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { City, Rubric } from '#shared/contract/places.ts'
import type { Employer } from '../vacancies/vacancy-draft.ts'
import { FirstUpload } from './first-upload.tsx'
import styles from './imports.module.css'
import { importsQueryOptions } from './queries.ts'
import { SourceCard } from './source-card.tsx'
import { SourceForm } from './source-form.tsx'

type Props = {
  /** Fills in the defaults of the first source; undefined while unknown. */
  employer: (Employer & { email_confirmed: boolean }) | undefined
  cities: readonly City[] | undefined
  rubrics: readonly Rubric[] | undefined
}

/** Import of many vacancies from files and feeds. */
export function ImportsPage({ employer, cities = [], rubrics = [] }: Props) {
  const { t } = useLingui()
  useTitle(t`Import vacancies`)
  const query = useQuery(importsQueryOptions(useViewer()))
  const { data, error, refetch } = query
  const age = useFreshness(query)
  const isUnconfirmed = employer?.email_confirmed === false
  const [added, setAdded] = useState<number | null>(null)
  // A new source is above the form, perhaps outside the screen; its heading takes the focus.
  useEffect(() => {
    if (added === null || !data?.some(({ id }) => id === added)) return
    document.getElementById(`source-${added}`)?.focus()
    setAdded(null)
  }, [added, data])
  return (
    <>
      <PageHeader
        title={t`Import vacancies`}
        subtitle={<Trans>Many vacancies at once, from a table or from your applicant tracking system.</Trans>}
      />
      {data && (
        <div className={styles.intro}>
          {isUnconfirmed && (
            // The cabinet's notice above has the button that sends the link again.
            <p>
              <Trans>To import vacancies, confirm your e-mail address.</Trans>
            </p>
          )}
          <FirstUpload
            employer={employer}
            rubrics={rubrics}
            hasButton={!isUnconfirmed && data.every(({ url }) => url !== null)}
            onAdded={setAdded}
          />
        </div>
      )}
      <AgeNote>{age}</AgeNote>
      {data && data.length > 0 && (
        <ul className={styles.list} aria-label={t`Sources`}>
          {data.map((source) => (
            <SourceCard key={source.id} source={source} cities={cities} rubrics={rubrics} />
          ))}
        </ul>
      )}
      {data && !isUnconfirmed && (
        <details className={styles.columns}>
          <summary>
            <Trans>Import from a feed or another source</Trans>
          </summary>
          <p>
            <Trans>
              We read XML feeds from Personio, Indeed and Recruitee, pages with JobPosting data, and CSV
              (UTF‑8). A feed replaces everything: vacancies that it no longer contains are closed.
            </Trans>
          </p>
          <SourceForm cities={cities} rubrics={rubrics} onSaved={setAdded} />
        </details>
      )}
      {!data && error && (
        <QueryFailure title={t`The sources could not be loaded`} {...failureWords(error)} onRetry={refetch} />
      )}
      {!data && !error && <Skeleton lines={6} />}
    </>
  )
}
