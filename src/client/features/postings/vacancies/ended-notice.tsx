import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useNow } from '#client/platform/words/clock.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import styles from './notice.module.css'
import { renewalEnd } from './renewal-end.ts'
import { canPublish, canReopen, statesOfOwn } from './states.ts'
import { useVacancyChange } from './use-vacancy-change.ts'

/**
 * Says that an own vacancy is closed, expired or not published, and opens it again. Renders nothing for one that job seekers
 * see, and for one that no moderator has approved yet.
 * @param props.children more buttons
 */
export function EndedNotice({ vacancy, children }: { vacancy: Vacancy; children?: ReactNode }) {
  const { t } = useLingui()
  const now = useNow()
  const { renew, reopen, setPublished, isPending, failure } = useVacancyChange(vacancy)
  const { closed_at, expires_at, is_read_only } = vacancy
  const states = statesOfOwn(vacancy, now)
  const hasEnded = closed_at !== null || states.includes('expired')
  const isHidden = expires_at !== null && canPublish(vacancy)
  if (!hasEnded && !isHidden) return null
  const date = formatDate(closed_at ?? expires_at ?? '')
  const renewUntil = renewalEnd(vacancy, now)
  const ways = [
    canReopen(vacancy) && { label: t`Reopen`, act: reopen },
    hasEnded && renewUntil && { label: t`Renew until ${renewUntil}`, act: renew },
    isHidden && { label: t`Publish`, act: () => setPublished(true) },
  ]
  const again = !is_read_only && ways.find((way) => way)
  return (
    <div className={styles.notice}>
      <Notice
        icon="briefcase"
        title={
          closed_at ? (
            <Trans>Closed on {date}</Trans>
          ) : hasEnded ? (
            <Trans>Expired on {date}</Trans>
          ) : (
            <Trans>Not published</Trans>
          )
        }
        actions={
          <>
            {again && (
              <Button size="small" variant="secondary" isPending={isPending} onPress={again.act}>
                {again.label}
              </Button>
            )}
            {children}
          </>
        }
      >
        <p>
          {hasEnded ? (
            <Trans>Nobody can bid any more.</Trans>
          ) : (
            <Trans>Job seekers do not see this vacancy, so nobody can bid.</Trans>
          )}
        </p>
        <FailureNotice>{failure}</FailureNotice>
      </Notice>
    </div>
  )
}
