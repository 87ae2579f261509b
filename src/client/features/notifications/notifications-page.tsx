import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useTitle } from '#client/platform/words/title.ts'
import { Card } from '#client/ui/card.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { Choices } from './choices.tsx'
import { Device } from './device.tsx'
import { NotificationList } from './notification-list.tsx'
import styles from './notifications-page.module.css'
import { Removals } from './removals.tsx'

/** The page with notifications, this device and the notification settings. */
export function NotificationsPage() {
  const { t } = useLingui()
  useTitle(t`Notifications`)
  const id = useId()
  return (
    <>
      <PageHeader
        title={t`Notifications`}
        actions={
          <a href={`#${id}-choices`} className={styles.jump}>
            <Trans>What we notify you about</Trans>
          </a>
        }
      />
      <div className={styles.sections}>
        <Card as="section" padding="large" aria-labelledby={`${id}-list`}>
          <NotificationList headingId={`${id}-list`} />
        </Card>
        <Removals />
        <Card as="section" padding="large" aria-labelledby={`${id}-device`}>
          <SectionHeading id={`${id}-device`}>
            <Trans>On this device</Trans>
          </SectionHeading>
          <Device />
        </Card>
        <Card as="section" padding="large" aria-labelledby={`${id}-choices`}>
          <SectionHeading id={`${id}-choices`}>
            <Trans>What we notify you about</Trans>
          </SectionHeading>
          <Choices />
        </Card>
      </div>
    </>
  )
}
