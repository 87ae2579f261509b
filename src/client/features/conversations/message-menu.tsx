import { useLingui } from '@lingui/react/macro'
import { useCallback, useState } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import { MenuAt } from '#client/ui/menu.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { Message } from '#shared/contract/conversations.ts'

/** A message and the button at which its menu opens. */
export type MessageMenuPlace = { message: Message; isOwn: boolean; button: HTMLButtonElement }
type OnReport = ((message: Message) => void) | undefined
type Props = {
  at: MessageMenuPlace
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onReport: OnReport
}

/**
 * One menu of actions shared by all messages. `open` is a stable function. `openAt` is the message whose menu is open,
 * `shown` the element to render once.
 */
export function useMessageMenu(onReport: OnReport) {
  const [at, setAt] = useState<MessageMenuPlace | null>(null)
  const [isOpen, setOpen] = useState(false)
  const open = useCallback((place: MessageMenuPlace) => {
    setAt(place)
    setOpen(true)
  }, [])
  const shown = at && <MessageMenu at={at} isOpen={isOpen} onOpenChange={setOpen} onReport={onReport} />
  return { open, openAt: isOpen ? at?.message.id : undefined, shown }
}

function MessageMenu({ at: { message, isOwn, button }, isOpen, onOpenChange, onReport }: Props) {
  const { t } = useLingui()
  const items = [
    { id: 'copy', label: t`Copy text`, icon: <Icon name="copy" size={20} /> },
    ...(!isOwn && onReport
      ? [{ id: 'report', label: t`Report`, icon: <Icon name="flag" size={20} />, isDanger: true }]
      : []),
  ]
  const act = async (id: string) => {
    if (id === 'report') return onReport?.(message)
    try {
      await navigator.clipboard.writeText(message.text)
      showToast({ text: t`Copied`, tone: 'done' })
    } catch {
      showToast({ text: t`The browser did not allow copying`, tone: 'error' })
    }
  }
  return (
    <MenuAt
      triggerRef={{ current: button }}
      label={t`Message options`}
      items={items}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onAction={act}
    />
  )
}
