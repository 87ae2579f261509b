import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { formatNumber } from '#client/platform/words/format.ts'
import { Notice } from '#client/ui/notice.tsx'
import type { ImportRun, ImportSource } from '#shared/contract/imports.ts'
import styles from './imports.module.css'
import { ProblemList } from './problem-list.tsx'
import { RowList } from './row-list.tsx'
import { StartImport } from './start-import.tsx'

type Props = { source: ImportSource; run: ImportRun }

/** What the last import of a source would change, or has changed. */
export function RunResult({ source, run }: Props) {
  const { state, failure, counts, done } = run
  const todo = counts.new + counts.changed + counts.ended
  const { overwritten = 0 } = run
  const isListed =
    (state === 'ready' && counts.new + counts.changed + counts.unchanged > 0) ||
    (state === 'done' && overwritten > 0)
  const status = useFocusOnStart(state)
  if (state === 'failed') return <Notice tone="error">{failure}</Notice>
  return (
    <>
      <div role="status" className={styles.state} tabIndex={-1} ref={status}>
        {state === 'reading' && <Trans>The vacancies are being read…</Trans>}
        {state === 'ready' && <Trans>Nothing is imported yet. This is what would change:</Trans>}
        {state === 'importing' && <Progress done={formatNumber(done)} todo={formatNumber(todo)} />}
        {state === 'done' && <Trans>Imported. This has changed:</Trans>}
      </div>
      {state !== 'reading' && <Counts run={run} />}
      {isListed && (
        <RowList
          key={`rows ${run.created_at}`}
          id={source.id}
          since={run.created_at}
          warned={run.warned ?? 0}
          overwritten={overwritten}
          isDone={state === 'done'}
        />
      )}
      {state === 'ready' && todo > 0 && (
        <StartImport key={`start ${run.created_at}`} source={source} run={run} />
      )}
      {state === 'done' && counts.new + counts.changed > 0 && (
        <p>
          <Trans>
            <Link from="/$lang" to="/$lang/cabinet/worker/user/active-vacancy">
              My vacancies
            </Link>{' '}
            shows which new and changed vacancies are still waiting for approval.
          </Trans>
        </p>
      )}
      {counts.invalid > 0 && state !== 'reading' && (
        <ProblemList
          key={`problems ${run.created_at}`}
          id={source.id}
          since={run.created_at}
          total={counts.invalid}
        />
      )}
    </>
  )
}

/** Moves the focus from the removed button “Import” to the state of the import, which is above it, perhaps outside the screen. */
function useFocusOnStart(state: ImportRun['state']) {
  const status = useRef<HTMLDivElement>(null)
  const before = useRef(state)
  useEffect(() => {
    const hasStarted = before.current === 'ready' && (state === 'importing' || state === 'done')
    before.current = state
    // A focus elsewhere is kept: the import was started in another tab.
    if (hasStarted && document.activeElement?.contains(status.current)) status.current?.focus()
  }, [state])
  return status
}

const Progress = ({ done, todo }: { done: string; todo: string }) => (
  <Trans>
    Importing: {done} of {todo}
  </Trans>
)

function Counts({ run: { state, counts } }: { run: ImportRun }) {
  const { t } = useLingui()
  const words = {
    new: t`New vacancies`,
    changed: t({ message: 'Changed', context: 'row of an import' }),
    unchanged: t`Unchanged`,
    ended: state === 'ready' ? t`No longer in the source` : t`Closed because missing`,
    invalid: t`Left out because of errors`,
  }
  return (
    <dl className={styles.counts}>
      {(Object.keys(words) as (keyof typeof words)[]).map((change) => (
        <div key={change}>
          <dt>{words[change]}</dt>
          <dd>{formatNumber(counts[change])}</dd>
        </div>
      ))}
    </dl>
  )
}
