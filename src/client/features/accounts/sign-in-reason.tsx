import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import {
  type ActionKind,
  hasRememberedText,
  rememberedKind,
} from '#client/platform/device/remembered-action.ts'
import { Notice } from '#client/ui/notice.tsx'
import styles from './login-page.module.css'

const REASONS: Partial<Record<ActionKind, MessageDescriptor>> = {
  bid: msg`To send a bid, log in or register.`,
  favourite: msg`To save favourites, log in or register. What you have just chosen will then be saved.`,
  message: msg`To write a message, log in or register. The chat will then open.`,
  'saved-search': msg`To save this search, log in or register. It will then be saved.`,
}

const subscribeToNothing = () => () => undefined

// The address of the link in the mail of an invitation. Its token is not in the address of the login.
const OF_INVITATIONS = /^\/[a-z]{2}\/cabinet\/worker\/user\/company(?:#|$)/
const INVITATION = msg`Were you invited to a company’s team? Log in or register with the e-mail address that the invitation was sent to.`

/** Says why the visitor is asked to log in: an action on the page before, or the page that comes `next`, requires it. */
export function SignInReason({ next }: { next: string }) {
  const { i18n } = useLingui()
  const kind = useSyncExternalStore(subscribeToNothing, rememberedKind, () => null)
  const hasText = useSyncExternalStore(subscribeToNothing, hasRememberedText, () => false)
  const reason = kind ? REASONS[kind] : OF_INVITATIONS.test(next) ? INVITATION : null
  if (!reason) return null
  return (
    <Notice role="status" className={styles.notice}>
      {i18n._(reason)}
      {hasText && (
        <>
          {' '}
          <Trans>Your text is saved on this device.</Trans>
        </>
      )}
    </Notice>
  )
}
