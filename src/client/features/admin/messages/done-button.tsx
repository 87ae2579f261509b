import { useLingui } from '@lingui/react/macro'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import type { ReceivedMessage } from '#shared/contract/contact-messages.ts'
import { DECIDING } from '../use-waiting-decisions.ts'

type Props = {
  message: Pick<ReceivedMessage, 'id' | 'name' | 'state'>
  /** Called before the card is removed from the list together with the focus. */
  onLeave: () => void
  isDisabled?: boolean
}

/** Settles a message that needs no answer, or opens it again. */
export function DoneButton({ message: { id, name, state }, onLeave, isDisabled }: Props) {
  const { t } = useLingui()
  const { send, isPending, failure } = useSubmit(onLeave, DECIDING)
  const isDone = state === 'done'
  const next = isDone ? 'open' : 'done'
  return (
    <>
      <Button
        variant="secondary"
        isDisabled={isDisabled}
        isPending={isPending}
        onPress={() => send({ kind: 'contact-state', label: name, body: { id, state: next, from: state } })}
      >
        {isDone ? t`Open again` : t`Done without an answer`}
      </Button>
      <FailureNotice>{failure}</FailureNotice>
    </>
  )
}
