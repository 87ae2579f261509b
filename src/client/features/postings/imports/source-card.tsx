import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { ownVacanciesKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { formatNumber } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { FileButton } from '#client/ui/file-button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { ImportSource } from '#shared/contract/imports.ts'
import type { Places } from '../place-fields.tsx'
import { deleteSource, fetchFeed, uploadFeed } from './import-calls.ts'
import styles from './imports.module.css'
import { importsQueryOptions, isRunning } from './queries.ts'
import { RunResult } from './run-result.tsx'
import { SourceForm } from './source-form.tsx'

/** A source with its last import and its actions. */
export function SourceCard({ source, cities, rubrics }: Places & { source: ImportSource }) {
  const { id, name, url, daily, paused_at, trusted, run } = source
  useImportedVacancies(run?.state === 'importing')
  return (
    <Card as="li" className={styles.source}>
      <h2 className={styles.name} id={`source-${id}`} tabIndex={-1}>
        {name}
      </h2>
      <p className={styles.facts}>
        {url ?? <Trans>Files that you upload</Trans>}
        {daily && (
          <>
            {' · '}
            {paused_at ? <Trans>nightly fetching paused</Trans> : <Trans>fetched every night</Trans>}
          </>
        )}
        {' · '}
        <Vacancies source={source} />
      </p>
      {daily && paused_at && (
        <Notice tone="amber" title={<Trans>We no longer fetch this address every night</Trans>}>
          <Trans>
            We could not read its content three nights in a row. Please check the address. “Fetch now” starts
            the nightly import again.
          </Trans>
        </Notice>
      )}
      {trusted && (
        <p className={styles.facts}>
          <Trans>
            Trusted source: moderators read a sample, and everything suspicious. The other vacancies are
            public at once. Trust ends when a vacancy from this source is rejected or taken down, or when the
            address of the source changes.
          </Trans>
        </p>
      )}
      {run && <RunResult source={source} run={run} />}
      <Actions source={source} cities={cities} rubrics={rubrics} />
    </Card>
  )
}

/** How many vacancies it has, and how many of them nobody sees. */
function Vacancies({
  source: { vacancies, in_review: waiting = 0, hidden: unseen = 0 },
}: {
  source: ImportSource
}) {
  const in_review = formatNumber(waiting)
  const hidden = formatNumber(unseen)
  if (waiting + unseen === 0)
    return <Plural value={vacancies} one="# open vacancy" other="# open vacancies" />
  return (
    <>
      <Plural value={vacancies} one="# vacancy" other="# vacancies" />
      {waiting > 0 && (
        <>
          {', '}
          <Trans>of which in review: {in_review}</Trans>
        </>
      )}
      {unseen > 0 && (
        <>
          {', '}
          <Trans>of which hidden, paused or expired: {hidden}</Trans>
        </>
      )}
    </>
  )
}

function Actions({ source, cities, rubrics }: Places & { source: ImportSource }) {
  const { t } = useLingui()
  const { id, name, url, run } = source
  const [isEditing, setEditing] = useState(false)
  const refresh = useRefresh()
  const { language } = useViewer()
  const upload = useSend((file: File) => uploadFeed(id, file, language), refresh)
  const fetched = useSend(() => fetchFeed(id), refresh)
  return (
    <>
      <NeedsServer isButton />
      <FailureNotice>{upload.errors.file?.[0] ?? upload.failure ?? fetched.failure}</FailureNotice>
      <div className={styles.actions}>
        <FileButton
          inputLabel={t`File for ${name}`}
          accept=".csv,.xml,.html,text/csv,text/xml,application/xml,text/html"
          onChoose={upload.send}
          size="small"
          variant="secondary"
          isPending={upload.isPending}
          isDisabled={isRunning(run)}
        >{t`Upload a file`}</FileButton>
        {url && (
          <Button
            size="small"
            variant="secondary"
            isPending={fetched.isPending}
            isDisabled={isRunning(run)}
            onPress={() => fetched.send()}
          >{t`Fetch now`}</Button>
        )}
        <Button
          size="small"
          variant="secondary"
          aria-expanded={isEditing}
          aria-label={t`Edit: ${name}`}
          onPress={() => setEditing(!isEditing)}
        >{t`Edit`}</Button>
        <DeleteSource id={id} name={name} />
      </div>
      {isEditing && (
        <SourceForm source={source} cities={cities} rubrics={rubrics} onSaved={() => setEditing(false)} />
      )}
    </>
  )
}

function DeleteSource({ id, name }: { id: number; name: string }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const refresh = useRefresh()
  const close = () => setOpen(false)
  const deletion = useSend(
    () => deleteSource(id),
    () => {
      close()
      showToast({ text: t`Deleted`, tone: 'done' })
      return refresh()
    },
  )
  return (
    <>
      <Button size="small" variant="quiet" aria-label={t`Delete: ${name}`} onPress={() => setOpen(true)}>
        {t`Delete`}
      </Button>
      <QuestionDialog
        title={t`Delete this source?`}
        cancelLabel={t`Cancel`}
        actLabel={t`Delete`}
        isOpen={isOpen}
        isPending={deletion.isPending}
        failure={deletion.failure}
        onCancel={close}
        onAct={deletion.send}
      >
        <NeedsServer isButton />
        <p>{name}</p>
        <p>
          <Trans>
            Its vacancies stay. If you import the same file later, they will be created a second time.
          </Trans>
        </p>
      </QuestionDialog>
    </>
  )
}

/** Fetches the own vacancies again when an import ends. */
function useImportedVacancies(isImporting: boolean) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isImporting) return
    return () => void queryClient.invalidateQueries({ queryKey: ownVacanciesKeys.all })
  }, [isImporting, queryClient])
}

function useRefresh() {
  const queryClient = useQueryClient()
  const { queryKey } = importsQueryOptions(useViewer())
  return () => queryClient.invalidateQueries({ queryKey })
}
