import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon, type IconName } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'

/** Shown when the current user has no such posting. `action` links to the user's own ones. */
export function PostingGone({ title, icon, action }: { title: string; icon: IconName; action: ReactNode }) {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={<Icon name={icon} size={40} />}
        title={t`It was deleted, or it belongs to another account`}
        action={action}
      />
    </>
  )
}
