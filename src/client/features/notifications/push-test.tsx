import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { apiSend } from '#client/platform/api/api.ts'
import { subscribePushes } from '#client/platform/push/pushes.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PushTestAnswer } from '#shared/contract/push.ts'
import styles from './device.module.css'

const WAIT_MS = 10_000

/** Sends a real push notification to this device and shows whether it arrived. */
export function PushTest() {
  const { t } = useLingui()
  const [arrived, setArrived] = useState<'waiting' | 'yes' | 'no'>('waiting')
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => (await apiSend('POST', '/push/test', { schema: PushTestAnswer })).data,
    onMutate: () => setArrived('waiting'),
  })
  const isSent = data !== undefined && data.sent > 0
  useEffect(() => subscribePushes({ onPush: ({ kind }) => kind === 'test' && setArrived('yes') }), [])
  useEffect(() => {
    if (!isSent || arrived !== 'waiting') return
    const timer = setTimeout(() => setArrived('no'), WAIT_MS)
    return () => clearTimeout(timer)
  }, [isSent, arrived])
  return (
    <div className={styles.test}>
      <NeedsServer isButton />
      <Button
        variant="secondary"
        icon={<Icon name="bell" size={18} />}
        isPending={isPending}
        onPress={() => !isPending && mutate()}
      >{t`Send a test notification`}</Button>
      <div role="status">
        {error && <Notice tone="error">{failureText(error)}</Notice>}
        {data && !isPending && <Outcome isSent={isSent} failed={data.failed} arrived={arrived} />}
      </div>
    </div>
  )
}

type OutcomeProps = { isSent: boolean; failed: number; arrived: 'waiting' | 'yes' | 'no' }

function Outcome({ isSent, failed, arrived }: OutcomeProps) {
  if (arrived === 'yes')
    return (
      <Notice tone="done" title={<Trans>It has arrived on this device</Trans>}>
        <Trans>If you did not see it, your device is hiding it: check its do-not-disturb mode.</Trans>
      </Notice>
    )
  if (!isSent)
    return (
      <Notice tone="amber" title={<Trans>It could not be sent</Trans>}>
        {failed > 0 ? (
          <Trans>The push service did not accept it. Please try again in a few minutes.</Trans>
        ) : (
          <Trans>
            We no longer have a device registered for you. Turn push notifications off and on again, then try
            once more.
          </Trans>
        )}
      </Notice>
    )
  if (arrived === 'waiting')
    return (
      <Notice icon="waiting">
        <Trans>It is on its way. Waiting for it to arrive here…</Trans>
      </Notice>
    )
  return (
    <Notice tone="amber" title={<Trans>It was sent but did not arrive here within 10&nbsp;seconds</Trans>}>
      <Trans>
        Please check: are you online? Do your device’s settings allow notifications from this browser? Is
        battery saving or do-not-disturb on? It may still arrive.
      </Trans>
    </Notice>
  )
}
