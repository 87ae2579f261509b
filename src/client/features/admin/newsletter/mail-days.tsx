import { useLingui } from '@lingui/react/macro'
import { formatDate, formatNumber } from '#client/platform/words/format.ts'
import { Card } from '#client/ui/card.tsx'
import type { Newsletter } from '#shared/contract/newsletter.ts'
import styles from './newsletter.module.css'

/** The mails of each day by result: sent, queued, failed, returned. */
export function MailDays({ days }: { days: Newsletter['days'] }) {
  const { t } = useLingui()
  return (
    <Card as="section" aria-label={t`Sent e-mails`}>
      <h2 className={styles.heading}>{t`Sent e-mails`}</h2>
      {days.length === 0 ? (
        <p>{t`No e-mails yet. The first are sent on the morning after a confirmed subscription and a new vacancy.`}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.days}>
            <thead>
              <tr>
                <th scope="col">{t`Day`}</th>
                <th scope="col">{t`Sent`}</th>
                <th scope="col">{t`Waiting to be sent`}</th>
                <th scope="col">{t`Failed`}</th>
                <th scope="col">{t`Bounced`}</th>
                <th scope="col">{t`Interrupted`}</th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, sent, queued, failed, bounced, interrupted }) => (
                <tr key={day}>
                  <th scope="row">{formatDate(day)}</th>
                  <td>{formatNumber(sent)}</td>
                  <td>{formatNumber(queued)}</td>
                  <td>{formatNumber(failed)}</td>
                  <td>{formatNumber(bounced)}</td>
                  <td>{formatNumber(interrupted)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {days.some(({ interrupted }) => interrupted > 0) && (
            <p>{t`Interrupted: the server was stopped while it was sending these e-mails. They may have arrived, so they are not sent again.`}</p>
          )}
        </div>
      )}
    </Card>
  )
}
