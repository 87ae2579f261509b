import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import type { ImportRun, ImportSource } from '#shared/contract/imports.ts'
import { startImport } from './import-calls.ts'
import styles from './imports.module.css'
import { ProblemList } from './problem-list.tsx'
import { importsQueryOptions } from './queries.ts'

type Props = { source: ImportSource; run: ImportRun }

/** What the last import of a source would change, or has changed. */
export function RunResult({ source, run }: Props) {
  const { state, failure, counts, done } = run
  const todo = counts.new + counts.changed + counts.ended
  if (state === 'failed') return <Notice tone="error">{failure}</Notice>
  return (
    <>
      <div role="status" className={styles.state}>
        {state === 'reading' && <Trans>The vacancies are being read…</Trans>}
        {state === 'ready' && <Trans>Nothing is imported yet. This is what would change:</Trans>}
        {state === 'importing' && (
          <Trans>
            Importing: {done} of {todo}
          </Trans>
        )}
        {state === 'done' && <Trans>Imported. This has changed:</Trans>}
      </div>
      {state !== 'reading' && <Counts counts={counts} />}
      {state === 'ready' && todo > 0 && <Start source={source} run={run} />}
      {state === 'done' && counts.new + counts.changed > 0 && (
        <p>
          <Trans>
            New and changed vacancies wait for approval in{' '}
            <Link from="/$lang" to="/$lang/cabinet/worker/user/active-vacancy">
              My vacancies
            </Link>
            .
          </Trans>
        </p>
      )}
      {counts.invalid > 0 && state !== 'reading' && (
        <ProblemList key={run.created_at} id={source.id} since={run.created_at} total={counts.invalid} />
      )}
    </>
  )
}

function Counts({ counts }: { counts: ImportRun['counts'] }) {
  const { t } = useLingui()
  const words = {
    new: t`New vacancies`,
    changed: t`Changed`,
    unchanged: t`Unchanged`,
    ended: t`Closed because missing`,
    invalid: t`Left out because of errors`,
  }
  return (
    <dl className={styles.counts}>
      {(Object.keys(words) as (keyof typeof words)[]).map((change) => (
        <div key={change}>
          <dt>{words[change]}</dt>
          <dd>{counts[change]}</dd>
        </div>
      ))}
    </dl>
  )
}

function Start({ source: { id, url, vacancies }, run: { asks_ends, counts } }: Props) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const queryClient = useQueryClient()
  const { queryKey } = importsQueryOptions(useViewer())
  const { ended } = counts
  // Whoever uploads a file may mean it as an addition to the one before.
  const asks = asks_ends || (url === null && ended > 0)
  const start = useSend(
    () => startImport(id, asks),
    () => {
      setAsked(false)
      return queryClient.invalidateQueries({ queryKey })
    },
  )
  return (
    <>
      {ended > 0 && (
        <Notice tone="amber">
          <Plural
            value={ended}
            one="# open vacancy of this source is no longer included. It will be closed, and waiting applicants will be told."
            other="# open vacancies of this source are no longer included. They will be closed, and waiting applicants will be told."
          />
        </Notice>
      )}
      {!asks && <FailureNotice>{start.failure}</FailureNotice>}
      <div>
        <Button isPending={start.isPending} onPress={() => (asks ? setAsked(true) : start.send())}>
          {t`Import`}
        </Button>
      </div>
      <QuestionDialog
        title={t`Close missing vacancies?`}
        cancelLabel={t`Cancel`}
        actLabel={t`Import`}
        isOpen={isAsked}
        isPending={start.isPending}
        failure={start.failure}
        onCancel={() => setAsked(false)}
        onAct={start.send}
      >
        <p>
          <Plural
            value={ended}
            one={`# of ${vacancies} open vacancies is missing and would be closed.`}
            other={`# of ${vacancies} open vacancies are missing and would be closed.`}
          />
        </p>
      </QuestionDialog>
    </>
  )
}
