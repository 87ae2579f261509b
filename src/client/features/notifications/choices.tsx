import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { deviceQueryOptions } from '#client/platform/push/queries.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { AgeNote } from '#client/ui/age-note.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Switch } from '#client/ui/switch.tsx'
import {
  ALWAYS_MAILED,
  ALWAYS_SHOWN,
  KINDS,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '#shared/contract/notification-kinds.ts'
import type { NotificationChoices } from '#shared/contract/notifications.ts'
import type { NotifyBy } from '#shared/contract/saved-searches.ts'
import styles from './choices.module.css'
import { choicesQueryOptions } from './queries.ts'
import { useSaveChoices, useWaitingChoices } from './use-save-choices.ts'

/** The notification settings. Each switch is saved at once. */
export function Choices() {
  const { t } = useLingui()
  const query = useQuery(choicesQueryOptions(useViewer()))
  const age = useFreshness(query)
  const { data, error } = query
  if (data)
    return (
      <>
        <AgeNote>{age}</AgeNote>
        <ChosenKinds choices={data} />
      </>
    )
  if (!error)
    return (
      <div aria-busy="true" className={styles.bones}>
        <Skeleton height="5rem" />
        <Skeleton height="5rem" />
        <Skeleton height="5rem" />
      </div>
    )
  return (
    <QueryFailure
      title={t`Your settings could not be loaded`}
      {...failureWords(error)}
      onRetry={query.refetch}
    />
  )
}

function ChosenKinds({ choices: stored }: { choices: NotificationChoices }) {
  const choices = useWaitingChoices(stored)
  const { role } = useViewer()
  const save = useSaveChoices()
  const device = useDevice()
  const kinds = NOTIFICATION_KINDS.filter(
    (kind) => !ALWAYS_SHOWN.includes(kind) && KINDS[kind].roles.some((one) => one === role),
  )
  return (
    <div className={styles.kinds}>
      {device === 'off' && (
        <p className={styles.note}>
          <Trans>
            Push notifications are off on this device. Your choices apply to your other devices, and to this
            one once they are on.
          </Trans>
        </p>
      )}
      {kinds.map((kind) => (
        <ChosenKind key={kind} kind={kind} by={choices[kind]} onChange={(by) => save({ [kind]: by })} />
      ))}
      <Switch
        className={styles.single}
        isSelected={choices.message_text}
        onChange={(message_text) => save({ message_text })}
        description={<Trans>If this is off, notifications and e-mails only say who wrote.</Trans>}
      >
        <Trans>Show what was written</Trans>
      </Switch>
    </div>
  )
}

/** Whether pushes arrive on this device; undefined until it is known. */
function useDevice(): 'on' | 'off' | undefined {
  const { data } = useQuery(deviceQueryOptions(useViewer()))
  return data && (data === 'on' ? 'on' : 'off')
}

type KindProps = { kind: NotificationKind; by: NotifyBy; onChange(by: NotifyBy): void }

function ChosenKind({ kind, by, onChange }: KindProps) {
  const { t, i18n } = useLingui()
  const name = i18n._(KINDS[kind].name)
  const device = useDevice()
  const isMailed = ALWAYS_MAILED.includes(kind)
  const ways: [keyof NotifyBy, string][] = [
    ['app', t`In the app`],
    ['push', device === 'off' ? t`Push (off on this device)` : t`Push`],
    ...(isMailed ? [] : [['email', t`E-mail`] as [keyof NotifyBy, string]]),
  ]
  return (
    <fieldset className={styles.kind}>
      <legend className={styles.name}>{name}</legend>
      {ways.map(([way, label]) => (
        <Switch
          key={way}
          className={styles.way}
          isSelected={by[way]}
          onChange={(isOn) => onChange({ ...by, [way]: isOn })}
          aria-label={`${label}: ${name}`}
        >
          {label}
        </Switch>
      ))}
      {isMailed && (
        <p className={styles.note}>
          <Trans>You always get an e-mail about this, once your address is confirmed.</Trans>
        </p>
      )}
      {kind === 'search_found' && (
        <p className={styles.note}>
          <Trans>Each saved search also has its own setting: both must be on.</Trans>
        </p>
      )}
    </fieldset>
  )
}
