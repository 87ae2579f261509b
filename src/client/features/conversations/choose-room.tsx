import { Trans, useLingui } from '@lingui/react/macro'
import { useTitle } from '#client/platform/words/title.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import layout from './layout.module.css'

/** Shown beside the list of rooms until one is chosen. */
export function ChooseRoom() {
  const { t } = useLingui()
  useTitle(t`My chats`)
  return (
    <div className={layout.message}>
      <EmptyState icon={<Icon name="chat" size={40} />} title={t`Choose a conversation`}>
        <Trans>
          Only you and the other person can read the messages here; moderators see what is reported. This also
          applies to messages you write offline.
        </Trans>
      </EmptyState>
    </div>
  )
}
