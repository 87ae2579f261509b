import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { apiSend } from '#client/platform/api.ts'
import { failureText } from '#client/platform/failure-text.ts'
import { useViewer } from '#client/platform/viewer.ts'
import { Button, type ButtonProps } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { type OpenRoom, type Room, RoomAnswer } from '#shared/contract/conversations.ts'
import { roomsKey } from './queries.ts'

type Props = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  /** What the conversation is about: exactly one of job, offer, bid (rate) or person. */
  from: OpenRoom
  label?: string
}

/** Opens the conversation about something, a new one or the one there is, and goes to it. */
export function OpenRoomButton({ from, label, variant = 'secondary', size, className }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { userId } = useViewer()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await apiSend('POST', '/chat/rooms', { body: from, schema: RoomAnswer })).data,
    onSuccess: (room) => {
      client.setQueryData<readonly Room[]>(
        roomsKey(userId),
        (rooms) => rooms && [room, ...rooms.filter(({ id }) => id !== room.id)],
      )
      return navigate({ from: '/$lang', to: '/$lang/chat/room/$id', params: { id: String(room.id) } })
    },
    onError: (error) => showToast({ text: failureText(error), tone: 'error' }),
  })
  return (
    <Button
      variant={variant}
      {...(size && { size })}
      {...(className && { className })}
      icon={<Icon name="chat" size={18} />}
      isPending={isPending}
      onPress={() => !isPending && mutate()}
    >
      {label ?? t`Send message`}
    </Button>
  )
}
