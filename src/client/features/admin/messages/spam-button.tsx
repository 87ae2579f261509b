import { Trans } from '@lingui/react/macro'
import { StateButton, type StateButtonProps } from './state-button.tsx'

/** Moves a message to spam, or back to where it was before. */
export function SpamButton(props: StateButtonProps) {
  const { state, replies } = props.message
  const isSpam = state === 'spam'
  const before = replies.length > 0 ? 'answered' : 'open'
  return (
    <StateButton {...props} next={isSpam ? before : 'spam'}>
      {isSpam ? <Trans>Not spam</Trans> : <Trans>Spam</Trans>}
    </StateButton>
  )
}
