import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { type ActionKind, rememberedKind } from '#client/platform/device/remembered-action.ts'
import { Notice } from '#client/ui/notice.tsx'
import styles from './login-page.module.css'

const REASONS: Record<ActionKind, MessageDescriptor> = {
  bid: msg`To send your bid, log in or register. Your text is saved on this device.`,
  favourite: msg`To save favourites, log in or register. What you have just chosen will then be saved.`,
  message: msg`To write a message, log in or register. The chat will then open.`,
  'saved-search': msg`To save this search, log in or register. It will then be saved.`,
}

const subscribeToNothing = () => () => undefined

/** Says why the visitor is asked to log in, if an action on the page before required it. */
export function SignInReason() {
  const { i18n } = useLingui()
  const kind = useSyncExternalStore(subscribeToNothing, rememberedKind, () => null)
  if (!kind) return null
  return (
    <Notice role="status" className={styles.notice}>
      {i18n._(REASONS[kind])}
    </Notice>
  )
}
