import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { ContactState, ReceivedMessage } from '#shared/contract/contact-messages.ts'
import { contactMessagesKey, sortMessage } from './queries.ts'

type Props = {
  message: Pick<ReceivedMessage, 'id' | 'state' | 'replies'>
  /** Called before the card is removed from the list together with the focus. */
  onLeave: () => void
  isDisabled?: boolean
}

/** Moves a message to spam, or back to where it was before. */
export function SpamButton({ message: { id, state, replies }, onLeave, isDisabled }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const isSpam = state === 'spam'
  const { send, isPending, failure } = useSend(
    (next: ContactState) => sortMessage(id, next),
    () => {
      showToast({ tone: 'done', text: isSpam ? t`Moved out of spam` : t`Moved to spam` })
      onLeave()
      return client.invalidateQueries({ queryKey: contactMessagesKey })
    },
  )
  const before = replies.length > 0 ? 'answered' : 'open'
  return (
    <>
      <Button
        variant="secondary"
        isDisabled={isDisabled}
        isPending={isPending}
        onPress={() => send(isSpam ? before : 'spam')}
      >
        {isSpam ? t`Not spam` : t`Spam`}
      </Button>
      <FailureNotice>{failure}</FailureNotice>
    </>
  )
}
