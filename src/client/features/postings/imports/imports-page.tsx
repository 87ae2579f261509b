import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useFreshness } from '#client/platform/words/freshness.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { City, Rubric } from '#shared/contract/places.ts'
import { ColumnList } from './column-list.tsx'
import styles from './imports.module.css'
import { importsQueryOptions } from './queries.ts'
import { SourceCard } from './source-card.tsx'
import { SourceForm } from './source-form.tsx'
import { TemplateButton } from './template-button.tsx'

type Props = { cities: readonly City[] | undefined; rubrics: readonly Rubric[] | undefined }

/** Import of many vacancies from files and feeds. */
export function ImportsPage({ cities = [], rubrics = [] }: Props) {
  const { t } = useLingui()
  useTitle(t`Import vacancies`)
  const query = useQuery(importsQueryOptions(useViewer()))
  const { data, error, refetch } = query
  const age = useFreshness(query)
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
        subtitle={<Trans>From a file, or every day from the feed of your applicant tracking system.</Trans>}
      />
      <div className={styles.intro}>
        <p>
          <Trans>
            We read CSV (UTF-8), XML feeds from Personio, Indeed and Recruitee, and pages with JobPosting
            data. You first see what would change. Moderators read new and changed vacancies as usual.
          </Trans>
        </p>
        <p>
          <Trans>
            A file that you upload adds new vacancies and updates those you have already imported. Vacancies
            that are not in it stay open, unless you choose otherwise. A feed replaces everything: vacancies
            that it no longer contains are closed.
          </Trans>
        </p>
        <TemplateButton />
        <ColumnList />
      </div>
      <AgeNote>{age}</AgeNote>
      {data && data.length > 0 && (
        <ul className={styles.list} aria-label={t`Sources`}>
          {data.map((source) => (
            <SourceCard key={source.id} source={source} cities={cities} rubrics={rubrics} />
          ))}
        </ul>
      )}
      {data && <SourceForm cities={cities} rubrics={rubrics} onSaved={setAdded} />}
      {!data && error && (
        <QueryFailure title={t`The sources could not be loaded`} {...failureWords(error)} onRetry={refetch} />
      )}
      {!data && !error && <Skeleton lines={6} />}
    </>
  )
}
