import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTitle } from '#client/platform/words/title.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import styles from './answered-by-mail.module.css'
import { EntryLayout } from './entry-layout.tsx'
import { fillLogin } from './fill-login.ts'
import type { LoginSearch } from './search.ts'

/**
 * Shown after a registration whose answer must not reveal whether the address was free: only the mail says how to go on.
 */
export function AnsweredByMail({ email, search }: { email: string; search: LoginSearch }) {
  const { t } = useLingui()
  useTitle(t`Check your e-mail`)
  const status = useRef<HTMLDivElement>(null)
  // The button of the form, which this replaces, was at the end of the page.
  useEffect(() => {
    scrollTo(0, 0)
    status.current?.focus({ preventScroll: true })
  }, [])
  return (
    <EntryLayout title={t`Check your e-mail`}>
      <div role="status" ref={status} tabIndex={-1}>
        <EmptyState
          icon={<Icon name="mail" size={40} />}
          title={t`We have sent you an e-mail`}
          action={
            <Link
              from="/$lang"
              to="/$lang/login"
              search={search}
              className={buttonClass()}
              onClick={() => fillLogin(email)}
            >
              <Trans>Log in</Trans>
            </Link>
          }
        >
          <p className={styles.step}>
            <Trans>
              The e-mail to {email} says how to log in. If nothing arrives within 5&nbsp;minutes, check your
              spam folder.
            </Trans>
          </p>
          <p>
            <Trans>
              Someone with the same internet connection has tried many e-mail addresses. That is why we check
              yours first. We have not stored your phone number: please add it after logging in, under
              “Security”.
            </Trans>
          </p>
        </EmptyState>
      </div>
    </EntryLayout>
  )
}
