import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { Chip, type ChipTone } from '#client/ui/chip.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { ImportRow } from '#shared/contract/imports.ts'
import { PayWarningText, PayWarningTitle } from '../vacancies/pay-warning-words.tsx'
import { ChangeList } from './change-list.tsx'
import styles from './imports.module.css'
import { Pages } from './pages.tsx'
import { rowsQueryOptions } from './queries.ts'

const CHANGES: Record<ImportRow['change'], { words: MessageDescriptor; tone: ChipTone }> = {
  new: { words: msg({ message: 'New', context: 'row of an import' }), tone: 'done' },
  changed: { words: msg({ message: 'Changed', context: 'row of an import' }), tone: 'amber' },
  unchanged: { words: msg({ message: 'Unchanged', context: 'row of an import' }), tone: 'neutral' },
}

type Props = {
  id: number
  since: string
  /** The number of rows with warnings. */
  warned: number
  /** The number of rows that overwrite edits by hand. */
  overwritten: number
  /** Whether the import has been done. */
  isDone: boolean
}

/** The vacancies of a dry run: which are new, changed or as before, and whose pay should be checked. */
export function RowList({ id, since, warned, overwritten, isDone }: Props) {
  const { t, i18n } = useLingui()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(rowsQueryOptions(useViewer(), { id, page, since, isDone }))
  return (
    <section className={styles.problems} aria-label={t`Vacancies in this import`}>
      <h3>
        <Trans>Vacancies in this import</Trans>
      </h3>
      {overwritten > 0 && (
        <Notice
          tone="amber"
          icon="edit"
          title={
            isDone ? (
              <Plural
                value={overwritten}
                one="# vacancy had changes by hand that were overwritten"
                other="# vacancies had changes by hand that were overwritten"
              />
            ) : (
              <Plural
                value={overwritten}
                one="# vacancy has changes by hand that would be overwritten"
                other="# vacancies have changes by hand that would be overwritten"
              />
            )
          }
        >
          <Trans>
            The source has changed the same fields since its last import. These vacancies come first in this
            list.
          </Trans>
        </Notice>
      )}
      {warned > 0 && !isDone && (
        <Notice
          tone="amber"
          icon="euro"
          title={
            <Plural
              value={warned}
              one="Please check the pay of # vacancy"
              other="Please check the pay of # vacancies"
            />
          }
        >
          <Trans>
            They come first in this list. You can import them anyway, but a moderator may reject them.
          </Trans>
        </Notice>
      )}
      {data && (
        <ol className={styles.rows}>
          {data.data.map(({ line, external_id, title, city, change, warnings, changes = [], ...row }) => (
            <li key={`${line} ${external_id}`}>
              <Chip tone={CHANGES[change].tone}>{i18n._(CHANGES[change].words)}</Chip>
              <span>
                <strong>{title}</strong>
                {city && ` · ${city}`}
              </span>
              {warnings.map((warning) => (
                <p key={warning.kind} className={styles.warning}>
                  <strong>
                    <PayWarningTitle kind={warning.kind} />.
                  </strong>{' '}
                  <PayWarningText warning={warning} />
                </p>
              ))}
              <ChangeList changes={changes} editedAt={row.edited_at ?? null} isDone={isDone} />
            </li>
          ))}
        </ol>
      )}
      {!data && error && (
        <QueryFailure title={t`The rows could not be loaded`} {...failureWords(error)} onRetry={refetch} />
      )}
      {!data && !error && <Skeleton lines={4} />}
      <Pages page={page} last={data?.meta.last_page ?? 1} onChange={setPage} />
    </section>
  )
}
