import { Trans, useLingui } from '@lingui/react/macro'
import { useNow } from '#client/platform/words/clock.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import styles from './notice.module.css'
import { renewalEnd } from './renewal-end.ts'
import { canReopen, statesOfOwn } from './states.ts'
import { useVacancyChange } from './use-vacancy-change.ts'

/** On the page of its bids: says that a vacancy is closed or expired, and opens it again. Renders nothing for an open one. */
export function EndedNotice({ vacancy }: { vacancy: Vacancy }) {
  const { t } = useLingui()
  const now = useNow()
  const { renew, reopen, isPending, failure } = useVacancyChange(vacancy)
  const { closed_at, expires_at, is_read_only } = vacancy
  if (!closed_at && !(expires_at && statesOfOwn(vacancy, now).includes('expired'))) return null
  const date = formatDate(closed_at ?? expires_at ?? '')
  const renewUntil = renewalEnd(vacancy, now)
  const ways = [
    canReopen(vacancy) && { label: t`Reopen`, act: reopen },
    renewUntil && { label: t`Renew until ${renewUntil}`, act: renew },
  ]
  const again = !is_read_only && ways.find((way) => way)
  return (
    <div className={styles.notice}>
      <Notice
        icon="briefcase"
        title={closed_at ? <Trans>Closed on {date}</Trans> : <Trans>Expired on {date}</Trans>}
        actions={
          again && (
            <Button size="small" variant="secondary" isPending={isPending} onPress={again.act}>
              {again.label}
            </Button>
          )
        }
      >
        <p>
          <Trans>Nobody can bid any more.</Trans>
        </p>
        <FailureNotice>{failure}</FailureNotice>
      </Notice>
    </div>
  )
}
