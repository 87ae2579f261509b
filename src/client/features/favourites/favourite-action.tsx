import { useLingui } from '@lingui/react/macro'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { type Favourable, rememberFavourite } from '#client/domain/favourite-slot.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { lazy } from '#client/ui/lazy.ts'
import { roleOfKind } from '#shared/rules/favourite-role.ts'

const ToggleFavourite = lazy(async () => ({
  default: (await import('./toggle-favourite.tsx')).ToggleFavourite,
}))

/** The star as a button with text, for a detail page. */
export function FavouriteAction(thing: Favourable) {
  const { t } = useLingui()
  const { role } = useViewer()
  const navigate = useNavigate({ from: '/$lang' })
  const { href } = useLocation()
  const star = (
    <Button
      variant="secondary"
      size="small"
      icon={<Icon name="star" size={20} />}
      aria-pressed={false}
      // Signed in, this button is only shown until ToggleFavourite has loaded.
      isDisabled={role !== null}
      onPress={() => {
        rememberFavourite(thing)
        void navigate({ to: '/$lang/login', search: { next: href } })
      }}
    >
      {t`Add to favourites`}
    </Button>
  )
  if (role === null) return star
  if (role !== roleOfKind(thing.type)) return null
  return (
    <Suspense fallback={star}>
      <ToggleFavourite {...thing} />
    </Suspense>
  )
}
