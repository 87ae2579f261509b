import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useId } from 'react'
import { ownVacanciesKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { currentUserQueryOptions } from './queries.ts'
import styles from './welcome.module.css'

/** Greets a newly registered user and shows the next steps. In the cabinet, another notice asks to confirm the e-mail. */
export function Welcome({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const titleId = useId()
  const viewer = useViewer()
  const { data: user } = useQuery(currentUserQueryOptions(viewer))
  const { pathname } = useLocation()
  // A link to the page that is open would do nothing.
  const isProfile = /\/cabinet\/worker\/?$/.test(pathname)
  // The employer has taken the step; its page or a chat needs the room.
  const lists = useQueryClient().getQueriesData<readonly unknown[]>({
    queryKey: ownVacanciesKeys.ofUser(viewer.userId),
  })
  const hasVacancy = lists.some(([, vacancies]) => vacancies && vacancies.length > 0)
  const isTaken = viewer.role === 'boss' && (hasVacancy || pathname.includes('/cabinet/worker/user/'))
  if (!user || isTaken || pathname.includes('/chat/')) return null
  const { name, email, email_confirmed } = user
  return (
    <section aria-labelledby={titleId} data-momentary>
      <Notice
        tone="done"
        className={styles.band}
        role="status"
        title={<span id={titleId}>{t`Welcome, ${name}`}</span>}
        actions={
          <>
            {viewer.role === 'boss' && (
              <Link
                from="/$lang"
                to="/$lang/cabinet/worker/user/add-vacancy"
                className={buttonClass('secondary', 'small')}
                onClick={onClose}
              >
                <Trans>Create vacancy</Trans>
              </Link>
            )}
            {!isProfile ? (
              <Link
                from="/$lang"
                to="/$lang/cabinet/worker"
                className={buttonClass('secondary', 'small')}
                onClick={onClose}
              >
                <Trans>Fill in your profile</Trans>
              </Link>
            ) : (
              viewer.role !== 'boss' && (
                <Link
                  from="/$lang"
                  to="/$lang/jobs"
                  className={buttonClass('secondary', 'small')}
                  onClick={onClose}
                >
                  <Trans>See the jobs on offer</Trans>
                </Link>
              )
            )}
            <IconButton
              className={styles.close ?? ''}
              aria-label={t`Close`}
              icon={<Icon name="close" size={20} />}
              onPress={onClose}
            />
          </>
        }
      >
        {viewer.role === 'boss' ? (
          <Trans>You can create a vacancy now.</Trans>
        ) : (
          <Trans>You can bid for jobs now.</Trans>
        )}{' '}
        {!email_confirmed && !pathname.includes('/cabinet/') && (
          <Trans>
            Please confirm your e-mail address: we have sent a link to {email}. Until then you will not get
            most of our e-mails.
          </Trans>
        )}
      </Notice>
    </section>
  )
}
