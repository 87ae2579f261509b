import { useLingui } from '@lingui/react/macro'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'

export type EmptyQueueProps = {
  /** Title and text for the pending list; null for the other states. */
  waiting: { title: string; text: string } | null
}

/** Shown for a state of a queue without entries. */
export function EmptyQueue({ waiting }: EmptyQueueProps) {
  const { t } = useLingui()
  return (
    <EmptyState
      icon={<Icon name="check" size={40} />}
      title={waiting?.title ?? t`Unfortunately this section is empty or has no entries`}
    >
      {waiting?.text}
    </EmptyState>
  )
}
