import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { failureText } from '#client/platform/words/failure-text.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { RelativeTime } from '#client/platform/words/relative-time.tsx'
import { Button } from '#client/ui/button.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { Session } from '#shared/contract/accounts.ts'
import { endOtherSessions, endSession } from './mutations.ts'
import { sessionsKey } from './queries.ts'
import styles from './session-list.module.css'

const ALL_OTHERS = 'all-others'

/** The devices on which the user is signed in, each with a button to sign it out. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const ending = useMutation({
    mutationFn: (id: string) => (id === ALL_OTHERS ? endOtherSessions() : endSession(id)),
    onSuccess: () => showToast({ text: t`Logged out`, tone: 'done' }),
    // Refetch after a failure too: the session may already have ended.
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  })
  const ownFirst = [...sessions].sort((a, b) => Number(b.is_current) - Number(a.is_current))
  const pendingId = ending.isPending ? ending.variables : null
  return (
    <>
      <NeedsServer isButton />
      <ul className={styles.list}>
        {ownFirst.map((session) => (
          <li key={session.id} className={styles.item}>
            <Device session={session} />
            {!session.is_current && (
              <Button
                variant="secondary"
                size="small"
                aria-label={t`Log out: ${session.device || t`Unknown device`}`}
                isPending={pendingId === session.id}
                onPress={() => ending.mutate(session.id)}
              >
                {t`Log out`}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {ending.error && (
        <Notice tone="error" role="alert" className={styles.failure}>
          {failureText(ending.error)}
        </Notice>
      )}
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          className={styles.others}
          isPending={pendingId === ALL_OTHERS}
          onPress={() => ending.mutate(ALL_OTHERS)}
        >
          {t`Log out of all other devices`}
        </Button>
      )}
    </>
  )
}

function Device({ session }: { session: Session }) {
  const { t } = useLingui()
  const lastUsed = <RelativeTime at={session.last_used_at} />
  const since = formatDate(session.created_at)
  return (
    <div className={styles.device}>
      <p className={styles.name}>
        <span>{session.device || t`Unknown device`}</span>
        {session.is_current && (
          <Chip tone="brand">
            <Trans>this device</Trans>
          </Chip>
        )}
      </p>
      <p className={styles.soft}>
        <Trans>
          Last used {lastUsed}, logged in on {since}
        </Trans>
      </p>
    </div>
  )
}
