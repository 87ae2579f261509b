import { useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useViewer } from '#client/platform/viewer.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { Filters } from '../list/filters.ts'

// Only for who is signed in: everybody else does without its form.
const SaveSearch = lazy(async () => ({ default: (await import('./save-search.tsx')).SaveSearch }))

/** The button that keeps a search; signed out it leads to the login and back. */
export function SaveSearchAction(props: { filters: Filters; name: string }) {
  const { t } = useLingui()
  const { userId } = useViewer()
  const navigate = useNavigate({ from: '/$lang' })
  const { href } = useLocation()
  if (userId !== null) {
    return (
      <Suspense fallback={null}>
        <SaveSearch {...props} />
      </Suspense>
    )
  }
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Icon name="bell" size={20} />}
      onPress={() => navigate({ to: '/$lang/login', search: { next: href } })}
    >
      {t`Save this search`}
    </Button>
  )
}
