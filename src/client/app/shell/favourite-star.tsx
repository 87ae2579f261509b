import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Suspense } from 'react'
import { type Favourable, rememberFavourite } from '#client/domain/favourite-slot.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Icon } from '#client/ui/icon.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { lazy } from '#client/ui/lazy.ts'
import { roleOfKind } from '#shared/rules/favourite-role.ts'

// Loaded only for signed-in users: it would add to every first visit.
const FavouriteButton = lazy(async () => ({
  default: (await import('#client/features/favourites/favourite-button.tsx')).FavouriteButton,
}))

/** The star of a card. Signed out it leads to login and back. Roles that cannot save this kind get no star. */
export function FavouriteStar(thing: Favourable) {
  const { t } = useLingui()
  const { role, language } = useViewer()
  const router = useRouter()
  const star = (
    <IconButton
      aria-label={t`Add to favourites`}
      aria-pressed={false}
      icon={<Icon name="star" />}
      // Disabled until the code of the button is loaded.
      isDisabled={role !== null}
      onPress={() => {
        rememberFavourite(thing)
        void router.navigate({
          href: `/${language}/login?next=${encodeURIComponent(router.state.location.href)}`,
        })
      }}
    />
  )
  if (role === null) return star
  if (role !== roleOfKind(thing.type)) return null
  return (
    <Suspense fallback={star}>
      <FavouriteButton {...thing} />
    </Suspense>
  )
}
