import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { ownVacanciesKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import { RadioGroup } from '#client/ui/radio-group.tsx'
import type { ImportRun, ImportSource } from '#shared/contract/imports.ts'
import { startImport } from './import-calls.ts'
import styles from './imports.module.css'
import { importsQueryOptions } from './queries.ts'

type Props = { source: ImportSource; run: ImportRun }

/** Starts an import. Missing vacancies of a file stay open unless the employer chooses otherwise. */
export function StartImport({ source: { id }, run }: Props) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const [isReplacing, setReplacing] = useState(run.is_upload === false)
  const queryClient = useQueryClient()
  const { queryKey } = importsQueryOptions(useViewer())
  const closes = isReplacing && run.counts.ended > 0
  const start = useSend(
    () => startImport(id, closes),
    () => {
      setAsked(false)
      // A short import is done before the list of sources has shown it (see `useImportedVacancies`).
      void queryClient.invalidateQueries({ queryKey: ownVacanciesKeys.all })
      return queryClient.invalidateQueries({ queryKey })
    },
  )
  const toDo = run.counts.new + run.counts.changed + (closes ? run.counts.ended : 0)
  return (
    <>
      {run.counts.ended > 0 && run.is_upload !== false && (
        <RadioGroup
          label={t`How should this file be imported?`}
          value={isReplacing ? 'all' : 'some'}
          onChange={(value) => setReplacing(value === 'all')}
          options={[
            {
              value: 'some',
              label: t`Import only new and changed vacancies`,
              description: t`Vacancies that are not in the file stay open.`,
            },
            {
              value: 'all',
              label: t`Replace all vacancies from this source`,
              description: t`Vacancies that are not in the file will be closed.`,
            },
          ]}
        />
      )}
      {closes && (
        <Notice tone="amber" title={t`These vacancies would be closed`}>
          <Ending run={run} />
        </Notice>
      )}
      {toDo > 0 && <NeedsServer isButton />}
      {!isAsked && <FailureNotice>{start.failure}</FailureNotice>}
      {toDo > 0 ? (
        <div>
          <Button isPending={start.isPending} onPress={() => (closes ? setAsked(true) : start.send())}>
            {t`Import`}
          </Button>
        </div>
      ) : (
        <p>
          <Trans>There are no new or changed vacancies.</Trans>
        </p>
      )}
      <QuestionDialog
        title={t`Close missing vacancies?`}
        cancelLabel={t`Cancel`}
        actLabel={t`Import and close`}
        isOpen={isAsked}
        isPending={start.isPending}
        failure={start.failure}
        onCancel={() => setAsked(false)}
        onAct={start.send}
      >
        <NeedsServer isButton />
        <Ending run={run} />
        <p>
          <Trans>
            Applicants who are waiting for an answer will be told that you have withdrawn the vacancy.
          </Trans>
        </p>
      </QuestionDialog>
    </>
  )
}

/** The vacancies that would be closed, with the number of their open bids. */
function Ending({ run: { ends = [], counts } }: { run: ImportRun }) {
  const more = counts.ended - ends.length
  return (
    <ul className={styles.ending}>
      {ends.map(({ id, title, bids }) => (
        <li key={id}>
          {title}
          {bids > 0 && (
            <strong>
              {' – '}
              <Plural value={bids} one="# open bid" other="# open bids" />
            </strong>
          )}
        </li>
      ))}
      {more > 0 && (
        <li>
          <Plural value={more} one="and # more" other="and # more" />
        </li>
      )}
    </ul>
  )
}
