import { useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { Filters } from '../filters/filters.ts'

// Lazy, because only signed-in users need the form.
const SaveSearch = lazy(async () => ({ default: (await import('./save-search.tsx')).SaveSearch }))

/** The button that saves a search. When signed out it leads to the login and back. */
export function SaveSearchAction(props: { filters: Filters; name: string }) {
  const { t } = useLingui()
  const { userId } = useViewer()
  const navigate = useNavigate({ from: '/$lang' })
  const { href } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const logIn = () => navigate({ to: '/$lang/login', search: { next: href } })
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<Icon name="bell" size={20} />}
        onPress={() => (userId === null ? logIn() : setOpen(true))}
      >
        {t`Save this search`}
      </Button>
      {userId !== null && (
        <Suspense fallback={null}>
          <SaveSearch {...props} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
