import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { apiSend } from '#client/platform/api/api.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { roomsKey } from './keys.ts'
import layout from './layout.module.css'

/** Replaces the message field when the other member's account is deleted. It offers to delete the conversation. */
export function ErasedMember({ roomId }: { roomId: number }) {
  const { t } = useLingui()
  const { userId, language } = useViewer()
  const client = useQueryClient()
  const navigate = useNavigate()
  const removing = useMutation({
    mutationFn: () => apiSend('DELETE', `/chat/rooms/${roomId}`),
    onSuccess: async () => {
      await navigate({ to: '/$lang/chat/my/room', params: { lang: language }, replace: true })
      await client.invalidateQueries({ queryKey: roomsKey(userId) })
    },
  })
  return (
    <div className={layout.closed}>
      <Notice
        icon="user"
        actions={
          <Button
            size="small"
            variant="secondary"
            isPending={removing.isPending}
            onPress={() => removing.mutate()}
          >
            {t`Delete conversation`}
          </Button>
        }
      >
        {removing.error ? (
          failureText(removing.error)
        ) : (
          <Trans>This person has deleted their account. You keep the conversation until you delete it.</Trans>
        )}
      </Notice>
    </div>
  )
}
