import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ApiError } from '#client/platform/api/errors.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'

type Lack = 'email_unconfirmed' | 'vacancy_needed'

/**
 * Returns what an employer needs before writing first, by the error of opening a conversation; null for other errors.
 */
export function lackOf(error: unknown): Lack | null {
  const code = error instanceof ApiError ? error.code : null
  return code === 'email_unconfirmed' || code === 'vacancy_needed' ? code : null
}

/** Explains why an employer cannot write first yet, with a link to the missing step. */
export function ContactLack({ lack }: { lack: Lack }) {
  if (lack === 'email_unconfirmed')
    return (
      <Notice
        icon="chat"
        role="alert"
        title={<Trans>To write first, confirm your e-mail address</Trans>}
        actions={
          <Link from="/$lang" to="/$lang/cabinet/security" className={buttonClass('secondary', 'small')}>
            <Trans>To your account</Trans>
          </Link>
        }
      >
        <Trans>We sent you a link when you registered. There you can have it sent again.</Trans>
      </Notice>
    )
  return (
    <Notice
      icon="chat"
      role="alert"
      title={<Trans>To write first, publish a job</Trans>}
      actions={
        <Link
          from="/$lang"
          to="/$lang/cabinet/worker/user/add-vacancy"
          className={buttonClass('secondary', 'small')}
        >
          <Trans>Create vacancy</Trans>
        </Link>
      }
    >
      <Trans>
        Employers with an approved job, or with a bid of this person, can write first: this protects job
        seekers from spam.
      </Trans>
    </Notice>
  )
}
