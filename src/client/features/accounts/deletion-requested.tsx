import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatDate } from '#client/platform/words/format.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { DAYS_TO_CANCEL_DELETION } from '#shared/contract/limits.ts'
import { KeptForOthers } from './kept-for-others.tsx'
import styles from './privacy-page.module.css'
import type { DeletionSearch } from './search.ts'

/** After the request to delete the account: what has happened, what stays until when, how to change one's mind. */
export function DeletionRequested({ until, mailed, handed, alone, boss }: DeletionSearch) {
  const { t } = useLingui()
  const date = until && formatDate(until)
  const title = date ? t`Your account will be deleted on ${date}` : t`Your account will be deleted`
  useTitle(title)
  return (
    <>
      <PageHeader title={title} subtitle={mailed && <Trans>We have also sent you this by e-mail.</Trans>} />
      <Card padding="large" className={styles.words}>
        <p>
          <Trans>You have been logged out on all devices. Nothing in your account is public any more.</Trans>
        </p>
        {handed && (
          <p>
            <Trans>
              A colleague has taken over the vacancies you created for your company. They stay as they are,
              with another contact person, even if you keep your account. To return to the company, you need a
              new invitation.
            </Trans>
          </p>
        )}
        {alone && (
          <p>
            <Trans>
              Your company has been deleted with its logo, domain and invitations, because you were its only
              member. It cannot be restored, even if you keep your account.
            </Trans>
          </p>
        )}
        <h2>
          <Trans>If you change your mind</Trans>
        </h2>
        <p>
          {alone ? (
            <Trans>
              Everything else is kept for {DAYS_TO_CANCEL_DELETION}&nbsp;days. To keep your account, log in
              and choose “Keep my account”. What you published will then be public again.
            </Trans>
          ) : (
            <Trans>
              Everything is kept for {DAYS_TO_CANCEL_DELETION}&nbsp;days. To keep your account, log in and
              choose “Keep my account”. What you published will then be public again.
            </Trans>
          )}
        </p>
        <h2>
          <Trans>What will be kept</Trans>
        </h2>
        <ul>
          {handed && (
            <li>
              <Trans>The vacancies that a colleague has taken over</Trans>
            </li>
          )}
          <KeptForOthers isEmployer={boss === true} />
        </ul>
        <p>
          <Trans>When your account is deleted, everything else will be erased for good.</Trans>
        </p>
        <p>
          <Link from="/$lang" to="/$lang/login" className={buttonClass('secondary')}>
            <Trans>Log in</Trans>
          </Link>
        </p>
      </Card>
    </>
  )
}
