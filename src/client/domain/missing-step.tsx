import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '#client/ui/button.tsx'
import type { IconName } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'

type Props = {
  /** What the step is needed for. */
  title: ReactNode
  icon: IconName
  role?: 'alert'
}

/** Tells employers to confirm their e-mail address first, with a link. */
export function EmailStep(props: Props) {
  return (
    <Notice
      {...props}
      actions={
        <Link from="/$lang" to="/$lang/cabinet/security" className={buttonClass('secondary', 'small')}>
          <Trans>Go to “Security”</Trans>
        </Link>
      }
    >
      <Trans>
        We sent you a link when you registered. You can request it again in your cabinet, under “Security”.
      </Trans>
    </Notice>
  )
}

/** Tells employers to publish a vacancy first, with a link and the reason. */
export function VacancyStep({ children, ...props }: Props & { children: ReactNode }) {
  return (
    <Notice
      {...props}
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
      {children}
    </Notice>
  )
}
