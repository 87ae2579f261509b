import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/$lang/chat/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$lang/chat/my/room', params: { lang: params.lang }, replace: true })
  },
})
