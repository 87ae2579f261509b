import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { apiSend } from '#client/platform/api/api.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { rememberAction, takeRememberedAction } from '#client/platform/device/remembered-action.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Button, type ButtonProps } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { OpenRoom, Room } from '#shared/contract/conversations.ts'
import { ContactRequirement, requirementOf } from './contact-requirement.tsx'
import { roomsKey } from './keys.ts'

const roomAnswer = async () => (await import('#shared/contract/conversations.ts')).RoomAnswer

type Props = Pick<ButtonProps, 'variant' | 'size'> & {
  /** Exactly one of job, offer, bid (rate) or person. */
  about: OpenRoom
}

/** Opens the existing conversation about a subject, or creates one. When signed out, leads to the login and back. */
export function OpenRoomButton({ about, variant = 'secondary', size = 'medium' }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { href } = useLocation()
  const { userId, language } = useViewer()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await apiSend('POST', '/chat/rooms', { body: about, schema: roomAnswer })).data,
    onSuccess: (room) => {
      client.setQueryData<readonly Room[]>(
        roomsKey(userId),
        (rooms) => rooms && [room, ...rooms.filter(({ id }) => id !== room.id)],
      )
      return navigate({ from: '/$lang', to: '/$lang/chat/room/$id', params: { id: String(room.id) } })
    },
    // Requirements that an employer does not meet are explained below the button.
    onError: (failure) => requirementOf(failure) ?? showToast({ tone: 'error', text: failureText(failure) }),
  })
  const key = JSON.stringify(about)
  const write = () => {
    if (userId !== null) return mutate()
    rememberAction('message', key)
    void navigate({ to: '/$lang/login', params: { lang: language }, search: { next: href } })
  }
  useEffect(() => {
    if (userId !== null && takeRememberedAction('message', key)) mutate()
  }, [userId, key, mutate])
  const requirement = requirementOf(error)
  if (requirement) return <ContactRequirement requirement={requirement} />
  return (
    <Button
      variant={variant}
      size={size}
      icon={<Icon name="chat" size={20} />}
      isPending={isPending}
      onPress={() => !isPending && write()}
    >
      {t`Send message`}
    </Button>
  )
}
