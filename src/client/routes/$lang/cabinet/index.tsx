import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/$lang/cabinet/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$lang/cabinet/worker', params: { lang: params.lang }, replace: true })
  },
})
