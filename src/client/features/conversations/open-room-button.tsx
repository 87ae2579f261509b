import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect } from 'react'
import { apiSend } from '#client/platform/api/api.ts'
import { NetworkError } from '#client/platform/api/errors.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { rememberAction, takeRememberedAction } from '#client/platform/device/remembered-action.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Button, type ButtonProps } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { lazy } from '#client/ui/lazy.ts'
import { showToast } from '#client/ui/toast-store.ts'
import { useLazyDialog } from '#client/ui/use-lazy-dialog.ts'
import type { OpenRoom, Room } from '#shared/contract/conversations.ts'
import { roomsKey } from './keys.ts'
import { knownRoom } from './known-room.ts'
import { requirementOf } from './requirement.ts'

const FirstMessages = lazy(async () => ({ default: (await import('./first-messages.tsx')).FirstMessages }))
const ContactRequirement = lazy(async () => ({
  default: (await import('./contact-requirement.tsx')).ContactRequirement,
}))
const roomAnswer = async () => (await import('#shared/contract/conversations.ts')).RoomAnswer

type Props = Pick<ButtonProps, 'variant' | 'size'> & {
  /** Exactly one of job, offer, bid (rate) or person. */
  about: OpenRoom
  /** The subject or the person. */
  title: string
}

/**
 * Opens the existing conversation about a subject, or creates one. Without a connection it opens the one on the device, or
 * lets the user write the first messages, which wait. When signed out, leads to the login and back.
 */
export function OpenRoomButton({ about, title, variant = 'secondary', size = 'medium' }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { href } = useLocation()
  const { userId, language } = useViewer()
  const { isOpen, wasOpened, open, setOpen } = useLazyDialog()
  const openRoom = useCallback(
    (id: number) => navigate({ from: '/$lang', to: '/$lang/chat/room/$id', params: { id: String(id) } }),
    [navigate],
  )
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await apiSend('POST', '/chat/rooms', { body: about, schema: roomAnswer })).data,
    onSuccess: (room) => {
      client.setQueryData<readonly Room[]>(
        roomsKey(userId),
        (rooms) => rooms && [room, ...rooms.filter(({ id }) => id !== room.id)],
      )
      return openRoom(room.id)
    },
    // Requirements that an employer does not meet are explained below the button.
    onError: (failure) => {
      if (!(failure instanceof NetworkError))
        return requirementOf(failure) ?? showToast({ tone: 'error', text: failureText(failure) })
      const known = knownRoom(client.getQueryData<readonly Room[]>(roomsKey(userId)), about)
      return known ? openRoom(known.id) : open()
    },
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
  const button = (
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
  if (requirement)
    return (
      <Suspense fallback={button}>
        <ContactRequirement requirement={requirement} />
      </Suspense>
    )
  return (
    <>
      {button}
      {wasOpened && (
        <Suspense fallback={null}>
          <FirstMessages
            about={about}
            title={title}
            isOpen={isOpen}
            onOpenChange={setOpen}
            onArrived={openRoom}
          />
        </Suspense>
      )}
    </>
  )
}
