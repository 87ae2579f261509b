import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import styles from './imports.module.css'
import { problemsQueryOptions } from './queries.ts'

type Props = { id: number; since: string; total: number }

/** The rows that cannot be imported, with the reasons by column. */
export function ProblemList({ id, since, total }: Props) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(problemsQueryOptions(useViewer(), { id, page, since }))
  return (
    <section className={styles.problems} aria-label={t`Rows with errors`}>
      <h3>
        <Plural value={total} one="# row with errors" other="# rows with errors" />
      </h3>
      {data && (
        <ol>
          {data.data.map(({ line, external_id, title, problems }) => (
            <li key={`${line} ${external_id}`}>
              <strong>
                <Trans>Row {line}</Trans>
              </strong>
              {': '}
              {[external_id, title].filter(Boolean).join(' · ')}
              <ul>
                {problems.map(({ field, text, given }) => (
                  <li key={`${field} ${text}`}>
                    <code>{field.replace(/_id$/, field.startsWith('external') ? '_id' : '')}</code>
                    {given && (
                      <>
                        {' '}
                        <q>{given}</q>
                      </>
                    )}
                    : {text}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
      {!data && error && (
        <QueryFailure title={t`The errors could not be loaded`} {...failureWords(error)} onRetry={refetch} />
      )}
      {!data && !error && <Skeleton lines={4} />}
      <Pages page={page} last={data?.meta.last_page ?? 1} onChange={setPage} />
    </section>
  )
}

function Pages({ page, last, onChange }: { page: number; last: number; onChange: (page: number) => void }) {
  const { t } = useLingui()
  if (last === 1) return null
  return (
    <div className={styles.actions}>
      <Button size="small" variant="secondary" isDisabled={page === 1} onPress={() => onChange(page - 1)}>
        {t`Previous`}
      </Button>
      <span>
        <Trans>
          Page {page} of {last}
        </Trans>
      </span>
      <Button size="small" variant="secondary" isDisabled={page === last} onPress={() => onChange(page + 1)}>
        {t`Next`}
      </Button>
    </div>
  )
}
