import type { ReactNode } from 'react'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import type { ContactState, ReceivedMessage } from '#shared/contract/contact-messages.ts'
import { DECIDING } from '../undo/deciding.ts'

export type StateButtonProps = {
  message: Pick<ReceivedMessage, 'id' | 'name' | 'state' | 'replies'>
  /** Called before the card is removed from the list together with the focus. */
  onLeave: () => void
  isDisabled?: boolean
}

/** Changes the state of a message. */
export function StateButton({
  message: { id, name, state },
  next,
  onLeave,
  isDisabled,
  children,
}: StateButtonProps & { next: ContactState; children: ReactNode }) {
  const { send, isPending, failure } = useSubmit(onLeave, { mutationKey: DECIDING })
  return (
    <>
      <Button
        variant="secondary"
        isDisabled={isDisabled}
        isPending={isPending}
        onPress={() => send({ kind: 'contact-state', label: name, body: { id, state: next, from: state } })}
      >
        {children}
      </Button>
      <FailureNotice>{failure}</FailureNotice>
    </>
  )
}
