import { createFileRoute, notFound } from '@tanstack/react-router'
import { useState } from 'react'
import { PasswordForm } from '#client/features/accounts/second-factor/password-form.tsx'
import { ContentEditorPage } from '#client/features/admin/content/content-editor-page.tsx'
import { parseEditorSearch } from '#client/features/admin/content/search.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { oneOf } from '#shared/contract/choices.ts'
import type { Language } from '#shared/contract/languages.ts'

export const Route = createFileRoute('/$lang/admin/content/$kind/$id')({
  validateSearch: parseEditorSearch,
  beforeLoad: async ({ params }) => {
    const { CONTENT_KINDS, FIXED_KINDS } = await import('#shared/contract/content-kinds.ts')
    const kind = oneOf(CONTENT_KINDS, params.kind)
    if (!kind || !/^(?:new|[1-9]\d{0,8})$/.test(params.id)) throw notFound()
    if (params.id === 'new' && FIXED_KINDS.includes(kind)) throw notFound()
    return { kind, id: params.id === 'new' ? null : Number(params.id) }
  },
  component: ContentEditorRoute,
})

function ContentEditorRoute() {
  const { kind, id } = Route.useRouteContext()
  const navigate = Route.useNavigate()
  const viewer = useViewer()
  // Translating goes on in the same language after saving, and with the next entry.
  const [language, setLanguage] = useState<Language>(viewer.language)
  return (
    <ContentEditorPage
      key={`${kind} ${id}`}
      kind={kind}
      id={id}
      search={Route.useSearch()}
      language={language}
      onLanguage={setLanguage}
      onSaved={(saved) =>
        void navigate({
          to: '/$lang/admin/content/$kind/$id',
          params: { kind, id: String(saved) },
          replace: true,
        })
      }
      renderOwnerForm={(form) => <PasswordForm {...form} />}
      onRemoved={() => void navigate({ to: '/$lang/admin/content/$kind', params: { kind } })}
    />
  )
}
