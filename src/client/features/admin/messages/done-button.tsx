import { Trans } from '@lingui/react/macro'
import { StateButton, type StateButtonProps } from './state-button.tsx'

/** Settles a message that needs no answer, or opens it again. */
export function DoneButton(props: StateButtonProps) {
  const isDone = props.message.state === 'done'
  return (
    <StateButton {...props} next={isDone ? 'open' : 'done'}>
      {isDone ? <Trans>Open again</Trans> : <Trans>Done without an answer</Trans>}
    </StateButton>
  )
}
