import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { saveFile } from '#client/platform/device/save-file.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import styles from './second-factor.module.css'

type Props = {
  codes: readonly string[]
  /** Prints the element with this id. */
  printButton: (elementId: string) => ReactNode
  onDone: () => void
}

const LIST = 'recovery-codes'

/** New recovery codes, with buttons to copy, save and print them. They are never shown again. */
export function RecoveryCodes({ codes, printButton, onDone }: Props) {
  const { t } = useLingui()
  const [isSaved, setSaved] = useState(false)
  const leaving = useBlocker({
    shouldBlockFn: () => !isSaved,
    enableBeforeUnload: () => !isSaved,
    withResolver: true,
  })

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setSaved(true)
      showToast({ text: t`Copied`, tone: 'done' })
    } catch {
      showToast({
        text: t`Your browser does not allow copying. Please save the codes as a file.`,
        tone: 'error',
      })
    }
  }
  const save = () => {
    setSaved(true)
    saveFile(
      'jobmost-recovery-codes.txt',
      'text/plain',
      `${t`Recovery codes`} · Jobmost\n\n${codes.join('\n')}\n`,
    )
  }

  return (
    <div className={styles.codes}>
      <Notice tone="amber" icon="warning" role="status" title={<Trans>Save these recovery codes now</Trans>}>
        <Trans>
          You need one if you lose your phone. Each works once. We cannot show them again: keep them where
          only you can find them.
        </Trans>
      </Notice>
      <div id={LIST} className={styles.whole}>
        <h3 className={styles.printed}>
          <Trans>Recovery codes</Trans>
        </h3>
        <ol className={styles.list} translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onPress={copy}>
          {t`Copy`}
        </Button>
        <Button variant="secondary" size="small" onPress={save}>
          {t`Save as a file`}
        </Button>
        {printButton(LIST)}
      </div>
      <Button onPress={onDone}>{t`I have saved the codes`}</Button>
      <QuestionDialog
        title={t`Leave without saving the recovery codes?`}
        cancelLabel={t`Stay here`}
        actLabel={t`Leave without saving`}
        isOpen={leaving.status === 'blocked'}
        isPending={false}
        failure={null}
        onCancel={() => leaving.reset?.()}
        onAct={() => leaving.proceed?.()}
      >
        <p>
          <Trans>
            We cannot show them again. Without them and your phone, you would no longer be able to log in.
          </Trans>
        </p>
      </QuestionDialog>
    </div>
  )
}
