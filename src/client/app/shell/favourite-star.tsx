import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Favourable } from '#client/domain/favourite-slot.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Icon } from '#client/ui/icon.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'

// What a press does for the signed-in does not weigh on anybody's first visit.
const FavouriteButton = lazy(async () => ({
  default: (await import('#client/features/favourites/favourite-button.tsx')).FavouriteButton,
}))

/** The star of a card: signed out it leads to login and back; for those who cannot keep such a thing there is none. */
export function FavouriteStar(thing: Favourable) {
  const { t } = useLingui()
  const { role, language } = useViewer()
  const router = useRouter()
  const star = (
    <IconButton
      aria-label={t`Add to favourites`}
      aria-pressed={false}
      icon={<Icon name="star" />}
      // Until the code has come that a press needs.
      isDisabled={role !== null}
      onPress={() =>
        router.navigate({
          href: `/${language}/login?next=${encodeURIComponent(router.state.location.href)}`,
        })
      }
    />
  )
  if (role === null) return star
  if (role !== (thing.type === 'jobs' ? 'worker' : 'boss')) return null
  return (
    <Suspense fallback={star}>
      <FavouriteButton {...thing} />
    </Suspense>
  )
}
