import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { blockedQueryOptions } from '#client/domain/blocked-queries.ts'
import { useEnqueue } from '#client/domain/outbox/use-enqueue.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useWaiting } from '#client/platform/outbox/use-outbox.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { AgeNote } from '#client/ui/age-note.tsx'
import { Avatar } from '#client/ui/avatar.tsx'
import { Button } from '#client/ui/button.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import styles from './profile.module.css'

/** The people whom the current user has blocked, each with a button to lift the block. */
export function BlockedPeople() {
  const { t } = useLingui()
  const query = useQuery(blockedQueryOptions(useViewer()))
  const age = useFreshness(query)
  const waiting = useWaiting('block')
  const enqueue = useEnqueue()
  if (!query.data && query.error)
    return <QueryFailure {...failureWords(query.error)} onRetry={query.refetch} />
  if (!query.data) return <Skeleton lines={2} />
  const isLifted = (id: number) => waiting.findLast(({ userId }) => userId === id)?.isBlocked === false
  const blocked = query.data.filter(({ user }) => !isLifted(user.id))
  return (
    <>
      <AgeNote isApart>{age}</AgeNote>
      {blocked.length === 0 ? (
        <p className={styles.soft}>
          <Trans>You have not blocked anyone. You can block people and companies on their profile.</Trans>
        </p>
      ) : (
        <ul className={styles.blocked}>
          {blocked.map(({ user: { id, name, url_img }, company, blocked_at }) => (
            <li key={id}>
              <Avatar name={name} src={url_img} />
              <Link from="/$lang" to="/$lang/user/profile/$id" params={{ id: `${id}` }}>
                {name}
              </Link>
              {company && <span translate="no">{company}</span>}
              <span className={styles.soft}>
                <Trans>blocked on {formatDate(blocked_at)}</Trans>
              </span>
              <Button
                variant="secondary"
                size="small"
                onPress={() =>
                  enqueue({ kind: 'block', label: name, body: { userId: id, isBlocked: false } })
                }
              >
                {t`Unblock`}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
