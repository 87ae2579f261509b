import { useLingui } from '@lingui/react/macro'
import { useEnqueue } from '#client/domain/outbox/use-enqueue.ts'
import { useWaiting } from '#client/platform/outbox/use-outbox.ts'
import type { NotificationChoices, NotificationChoicesPatch } from '#shared/contract/notifications.ts'

/** Saves a setting through the outbox: at once, or when the device is back online. */
export function useSaveChoices() {
  const { t } = useLingui()
  const enqueue = useEnqueue()
  return (body: NotificationChoicesPatch) =>
    enqueue({ kind: 'notification-choices', label: t`Notifications`, body })
}

/** The settings with the changes that wait in the outbox. */
export const useWaitingChoices = (choices: NotificationChoices): NotificationChoices =>
  Object.assign({}, choices, ...useWaiting('notification-choices'))
