import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { turnOnPush } from '#client/platform/push/device.ts'
import type { Invitation } from '#client/platform/push/invitation.ts'
import { savePushChoice } from '#client/platform/push/push-store.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { useFocusOnRemoval } from '#client/ui/use-focus-on-removal.ts'
import { HowToAllow, NoService } from './obstacles.tsx'
import styles from './push-invitation-card.module.css'

type Props = { answerFrom: Invitation; userId: number; onClose(): void }

/** Offers push notifications for the answer, with the reason. A refusal is remembered. */
export function PushInvitationCard({ answerFrom, userId, onClose }: Props) {
  const { t } = useLingui()
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  useFocusOnRemoval(card)
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => turnOnPush(userId),
    onSuccess: (end) => {
      if (end === 'dismissed') decline()
      if (end !== 'on') return
      showToast({ text: t`Notifications are on for this device`, tone: 'done' })
      onClose()
    },
  })
  const decline = () => {
    void savePushChoice(userId, 'declined').catch(() => undefined)
    onClose()
  }
  const isObstructed = data === 'blocked' || data === 'no-service'
  return (
    <section ref={card} className={styles.card} aria-labelledby={titleId} data-momentary>
      <div className={styles.head}>
        <Icon name="bell" size={22} className={styles.sign} />
        <h2 id={titleId} className={styles.title}>
          {answerFrom === 'employer' ? (
            <Trans>Do not miss the employer’s answer</Trans>
          ) : (
            <Trans>Do not miss the answer</Trans>
          )}
        </h2>
      </div>
      {data === 'blocked' && <HowToAllow />}
      {data === 'no-service' && <NoService />}
      {!isObstructed && (
        <p className={styles.text}>
          <Trans>
            This device can notify you at once, even while Jobmost is closed. You can turn this off at any
            time in your cabinet.
          </Trans>
        </p>
      )}
      <FailureNotice>{error && failureText(error)}</FailureNotice>
      <div className={styles.actions}>
        {isObstructed ? (
          <Button size="small" variant="secondary" onPress={decline}>{t`Close`}</Button>
        ) : (
          <>
            <Button size="small" isPending={isPending} onPress={() => !isPending && mutate()}>
              {answerFrom === 'employer'
                ? t`Notify me when the employer answers`
                : t`Notify me when there is an answer`}
            </Button>
            <Button size="small" variant="quiet" onPress={decline}>{t`Not now`}</Button>
          </>
        )}
      </div>
    </section>
  )
}
