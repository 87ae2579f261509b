import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import styles from './posting-form.module.css'

type Props = {
  saveLabel: string
  onSave: () => void
  onBack: () => void
  children: ReactNode
}

/** The preview of a form's values, in place of the form. */
export function DraftPreview({ saveLabel, onSave, onBack, children }: Props) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <div ref={top} tabIndex={-1} className={styles.preview}>
      <Notice
        icon="eye"
        actions={
          <Button variant="secondary" size="small" onPress={onBack}>
            <Trans>Back to the form</Trans>
          </Button>
        }
      >
        <Trans>This is how others will see it. It has not been saved yet.</Trans>
      </Notice>
      {children}
      <div className={styles.buttons}>
        <Button onPress={onSave} className={styles.save}>
          {saveLabel}
        </Button>
        <Button variant="secondary" onPress={onBack}>
          <Trans>Back to the form</Trans>
        </Button>
      </div>
    </div>
  )
}
