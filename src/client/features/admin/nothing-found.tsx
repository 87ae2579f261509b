import { useLingui } from '@lingui/react/macro'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'

/** Shown when a search of the administration has no match. */
export function NothingFound() {
  const { t } = useLingui()
  return <EmptyState icon={<Icon name="search" size={40} />} title={t`Nothing found`} />
}
