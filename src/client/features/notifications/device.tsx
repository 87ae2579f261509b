import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NetworkError } from '#client/platform/api/errors.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { isSoundOn, setSoundOn } from '#client/platform/device/sound.ts'
import { type DeviceState, type TurnOnResult, turnOffPush, turnOnPush } from '#client/platform/push/device.ts'
import { deviceQueryOptions } from '#client/platform/push/queries.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Notice } from '#client/ui/notice.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import styles from './device.module.css'
import { HowToAllow, NoService } from './obstacles.tsx'
import { PushTest } from './push-test.tsx'

/** Push notifications and sound on this device, with a test. */
export function Device() {
  const viewer = useViewer()
  const { data: state } = useQuery(deviceQueryOptions(viewer))
  if (!state || viewer.userId === null)
    return (
      <div aria-busy="true">
        <Skeleton height="6rem" />
      </div>
    )
  return (
    <div className={styles.device}>
      <Push state={state} userId={viewer.userId} />
      <Sound />
      {state === 'on' && <PushTest />}
    </div>
  )
}

function Push({ state, userId }: { state: DeviceState; userId: number }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [end, setEnd] = useState<TurnOnResult | null>(null)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (isOn: boolean) => (isOn ? turnOnPush(userId) : turnOffPush(userId)),
    onMutate: () => setEnd(null),
    onSuccess: (result, isOn) => {
      if (result === 'on' || !isOn) showToast({ text: t`Saved`, tone: 'done' })
      else setEnd(result ?? null)
    },
    onSettled: () => client.invalidateQueries({ queryKey: deviceQueryOptions({ userId }).queryKey }),
  })
  if (state === 'unsupported')
    return (
      <Notice icon="bell">
        <Trans>This browser cannot notify you while Jobmost is closed. You will still get e-mails.</Trans>
      </Notice>
    )
  if (state === 'install')
    return (
      <Notice icon="bell" title={<Trans>Add Jobmost to your home screen first</Trans>}>
        <Trans>
          In the browser’s share menu, choose “Add to Home Screen”, open Jobmost from there and come back
          here.
        </Trans>
      </Notice>
    )
  if (state === 'blocked') return <HowToAllow />
  return (
    <>
      <Switch
        isSelected={state === 'on'}
        isDisabled={isPending}
        onChange={(isOn) => mutate(isOn)}
        description={<Trans>Even while Jobmost is closed. Turn them on separately on each device.</Trans>}
      >
        <Trans>Push notifications on this device</Trans>
      </Switch>
      {end === 'no-service' && <NoService />}
      {end === 'dismissed' && (
        <Notice role="status">
          <Trans>
            You did not answer the browser’s question, so notifications are still off. You can try again.
          </Trans>
        </Notice>
      )}
      {error && (
        <Notice tone="error" role="alert">
          {error instanceof NetworkError ? (
            <Trans>You are offline. You can change this when you are back online.</Trans>
          ) : (
            failureText(error)
          )}
        </Notice>
      )}
    </>
  )
}

function Sound() {
  const { t } = useLingui()
  const [isOn, setOn] = useState(isSoundOn)
  return (
    <Switch
      isSelected={isOn}
      onChange={(next) => {
        setSoundOn(next)
        setOn(next)
        showToast({ text: t`Saved`, tone: 'done' })
      }}
      description={<Trans>On this device, while Jobmost is open.</Trans>}
    >
      <Trans>Sound for new messages</Trans>
    </Switch>
  )
}
