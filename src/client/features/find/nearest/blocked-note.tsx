import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { blockedQueryOptions } from '#client/domain/blocked-queries.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Notice } from '#client/ui/notice.tsx'

/** Says in an empty list of jobs that those of blocked employers are left out; nothing without a block. */
export function BlockedNote() {
  const viewer = useViewer()
  const { data } = useQuery({ ...blockedQueryOptions(viewer), enabled: viewer.role === 'worker' })
  if (viewer.role !== 'worker' || !data?.length) return null
  return (
    <Notice>
      <Trans>Jobs of people and companies you have blocked are not shown here.</Trans>{' '}
      <Link from="/$lang" to="/$lang/cabinet/privacy">
        <Trans>Whom you have blocked</Trans>
      </Link>
    </Notice>
  )
}
