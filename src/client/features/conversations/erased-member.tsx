import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEnqueue } from '#client/domain/outbox/use-enqueue.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import layout from './layout.module.css'

/** Replaces the message field when the other member's account is deleted. It offers to delete the conversation. */
export function ErasedMember({ roomId, title }: { roomId: number; title: string }) {
  const { t } = useLingui()
  const { language } = useViewer()
  const enqueue = useEnqueue()
  const navigate = useNavigate()
  const remove = async () => {
    const isStored = await enqueue({ kind: 'room-removal', label: title, body: { roomId } })
    if (isStored) await navigate({ to: '/$lang/chat/my/room', params: { lang: language }, replace: true })
  }
  return (
    <div className={layout.closed}>
      <Notice
        icon="user"
        actions={
          <Button size="small" variant="secondary" onPress={remove}>
            {t`Delete conversation`}
          </Button>
        }
      >
        <Trans>This person has deleted their account. You still have the conversation.</Trans>
      </Notice>
    </div>
  )
}
