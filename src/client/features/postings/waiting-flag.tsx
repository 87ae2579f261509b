import { useLingui } from '@lingui/react/macro'
import { storingFailureText } from '#client/domain/outbox/storing-failure.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { changeEntry } from '#client/platform/outbox/outbox.ts'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Switch } from '#client/ui/switch.tsx'
import styles from './posting-card.module.css'
import type { Creation } from './use-waiting-postings.ts'

/** The switch that publishes or hides a new posting before it is sent. The form has the same one. */
export function WaitingFlag({ entry }: { entry: Creation }) {
  const { t } = useLingui()
  const { id, label: name, state, body } = entry
  const { send, error } = useSend(
    (published: boolean) => changeEntry(id, { ...body, fields: { ...body.fields, published } }),
    () => undefined,
  )
  // A text that is open in its form keeps waiting for it.
  if (body.discarded || state === 'needs_confirm') return null
  return (
    <>
      <FailureNotice>{error && storingFailureText(error)}</FailureNotice>
      <div className={styles.actions}>
        <Switch
          isSelected={body.fields.published !== false}
          isDisabled={state === 'sending'}
          onChange={send}
          aria-label={t`Publish: ${name}`}
          className={styles.publish}
        >
          {t`Publish`}
        </Switch>
      </div>
    </>
  )
}
