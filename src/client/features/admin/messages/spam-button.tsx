import { useLingui } from '@lingui/react/macro'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import type { ReceivedMessage } from '#shared/contract/contact-messages.ts'
import { DECIDING } from '../use-waiting-decisions.ts'

type Props = {
  message: Pick<ReceivedMessage, 'id' | 'name' | 'state' | 'replies'>
  /** Called before the card is removed from the list together with the focus. */
  onLeave: () => void
  isDisabled?: boolean
}

/** Moves a message to spam, or back to where it was before. */
export function SpamButton({ message: { id, name, state, replies }, onLeave, isDisabled }: Props) {
  const { t } = useLingui()
  const isSpam = state === 'spam'
  const { send, isPending, failure } = useSubmit(onLeave, DECIDING)
  const before = replies.length > 0 ? 'answered' : 'open'
  const next = isSpam ? before : 'spam'
  return (
    <>
      <Button
        variant="secondary"
        isDisabled={isDisabled}
        isPending={isPending}
        onPress={() => send({ kind: 'contact-state', label: name, body: { id, state: next, from: state } })}
      >
        {isSpam ? t`Not spam` : t`Spam`}
      </Button>
      <FailureNotice>{failure}</FailureNotice>
    </>
  )
}
