import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { apiSend } from '#client/platform/api.ts'
import { failureText } from '#client/platform/failure-text.ts'
import { useViewer } from '#client/platform/viewer.ts'
import { Button, type ButtonSize } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { one } from '#shared/contract/conventions.ts'
import type { OpenRoom } from '#shared/contract/conversations.ts'

const OpenedSchema = one(z.object({ id: z.int() }))

/** Opens the room of the two about this job, offer or person. Signed out it leads to login and back. */
export function SendMessageButton({ about, size = 'medium' }: { about: OpenRoom; size?: ButtonSize }) {
  const { t } = useLingui()
  const { role, language } = useViewer()
  const navigate = useNavigate()
  const { href } = useLocation()
  const { mutate, isPending } = useMutation({
    mutationFn: () => apiSend('POST', '/chat/rooms', { body: about, schema: OpenedSchema }),
    networkMode: 'always',
    onSuccess: ({ data }) => navigate({ href: `/${language}/chat/room/${data.id}` }),
    onError: (error) => showToast({ tone: 'error', text: failureText(error) }),
  })
  const write = () =>
    role === null
      ? navigate({ to: '/$lang/login', params: { lang: language }, search: { next: href } })
      : mutate()
  return (
    <Button
      variant="secondary"
      size={size}
      icon={<Icon name="chat" size={20} />}
      isPending={isPending}
      onPress={write}
    >
      {t`Send message`}
    </Button>
  )
}
