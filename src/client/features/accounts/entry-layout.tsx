import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { BrandMark } from '#client/ui/brand-mark.tsx'
import { Card } from '#client/ui/card.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import styles from './entry-layout.module.css'

type Props = {
  title: string
  subtitle?: ReactNode
  /** Shown below the form: a link to the other page, login or registration. */
  after?: ReactNode
  children: ReactNode
}

/** The layout of the pages for signed-out users: one form and, on wide screens, the reasons to sign up. */
export function EntryLayout({ title, subtitle, after, children }: Props) {
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <PageHeader title={title} subtitle={subtitle} />
        <Card padding="large">{children}</Card>
        {after && <p className={styles.after}>{after}</p>}
      </div>
      <Promises />
    </div>
  )
}

function Promises() {
  return (
    <aside className={styles.promises}>
      <BrandMark size={56} className={styles.mark} />
      <p className={styles.claim}>
        <Trans>Work in Germany, in your language.</Trans>
      </p>
      <ul className={styles.list}>
        <li>
          <Icon name="globe" />
          <Trans>English, Russian, Polish and German: every page, every e-mail and every notification</Trans>
        </li>
        <li>
          <Icon name="offline" />
          <Trans>Nothing you type is lost when the connection drops</Trans>
        </li>
        <li>
          <Icon name="shield" />
          <Trans>
            Our moderators check the vacancies before they are published; for trusted sources, they check a
            sample
          </Trans>
        </li>
        <li>
          <Icon name="phone" />
          <Trans>Your phone number is hidden unless you show it</Trans>
        </li>
      </ul>
    </aside>
  )
}
