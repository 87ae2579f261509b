import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '#client/platform/device/save-file.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { readUnsent } from './read-unsent.ts'
import styles from './unsent-copy.module.css'

/** Saves outbox and drafts as a file. Null: those of a visitor. */
export function UnsentCopy({ userId, className }: { userId: number | null; className?: string }) {
  const { t } = useLingui()
  const saving = useMutation({
    mutationFn: async () =>
      saveFile('jobmost-unsent.json', 'application/json', JSON.stringify(await readUnsent(userId), null, 2)),
    networkMode: 'always',
    onSuccess: () => showToast({ text: t`Saved as a file`, tone: 'done' }),
  })
  return (
    <Card as="section" padding="large" aria-labelledby="unsent" className={className}>
      <SectionHeading id="unsent">
        <Trans>A copy of what has not been sent</Trans>
      </SectionHeading>
      <div className={styles.actions}>
        <p>
          <Trans>
            If sending fails again and again, save your drafts and everything in the outbox as a file before
            you delete the app or its data.
          </Trans>
        </p>
        <FailureNotice>
          {saving.isError &&
            t`This browser cannot read what it has stored. Restart the browser and try again.`}
        </FailureNotice>
        <Button variant="secondary" isPending={saving.isPending} onPress={() => saving.mutate()}>
          <Trans>Save as a file</Trans>
        </Button>
      </div>
    </Card>
  )
}
