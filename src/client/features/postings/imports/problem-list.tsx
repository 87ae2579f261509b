import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { ImportProblems } from '#shared/contract/imports.ts'
import { columnWord } from './column-words.ts'
import styles from './imports.module.css'
import { lackingFields } from './lacking-fields.ts'
import { Pages } from './pages.tsx'
import { problemsQueryOptions } from './queries.ts'

type Props = { id: number; since: string; total: number }

/** A broken rule, with what the column contains and how the employer's own table heads it. */
function ProblemItem({ field, text, given, column }: ImportProblems['problems'][number]) {
  const { i18n } = useLingui()
  const word = columnWord(field)
  return (
    <li>
      {word && <strong>{i18n._(word)}</strong>}
      {column && (
        <>
          {word && ' · '}
          <Trans>
            column <code>{column}</code>
          </Trans>
        </>
      )}
      {given && (
        <>
          {' '}
          <q>{given}</q>
        </>
      )}
      : {text}
    </li>
  )
}

/** The rows that cannot be imported, with the reasons by column. */
export function ProblemList({ id, since, total }: Props) {
  const { t, i18n } = useLingui()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(problemsQueryOptions(useViewer(), { id, page, since }))
  const lacking = lackingFields(data?.data ?? []).flatMap((field) => columnWord(field) ?? [])
  const names = lacking.map((word) => i18n._(word)).join(', ')
  return (
    <section className={styles.problems} aria-label={t`Rows with errors`}>
      <h3>
        <Plural value={total} one="# row with errors" other="# rows with errors" />
      </h3>
      {names && (
        <p>
          <Trans>Missing from all these rows: {names}. Use “Edit” to set this once for all rows.</Trans>
        </p>
      )}
      {data && (
        <ol>
          {data.data.map(({ line, external_id, title, problems }) => (
            <li key={`${line} ${external_id}`}>
              <strong>
                <Trans>Row {line}</Trans>
              </strong>
              {external_id && (
                <>
                  {' · '}
                  <Trans>number {external_id}</Trans>
                </>
              )}
              {title && ` · ${title}`}
              <ul>
                {problems.map((problem) => (
                  <ProblemItem key={`${problem.field} ${problem.text}`} {...problem} />
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
