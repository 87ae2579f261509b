import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { hasRight } from '#shared/rules/staff-rights.ts'
import { waitingQueryOptions } from '../queries.ts'

// Public pages load only what they show at once.
await loadAllWords()

/** Leads staff who moderate from the public page of a vacancy to its moderation, where it can be taken down. */
export function ModerationLink({ id }: { id: number }) {
  const { t } = useLingui()
  const role = useQuery(waitingQueryOptions(useViewer())).data?.data.role ?? null
  if (!role || !hasRight(role, 'moderation')) return null
  return (
    <Link
      from="/$lang"
      to="/$lang/admin/vacancies"
      search={{ state: 'approved', only: id }}
      className={buttonClass('secondary', 'small')}
    >
      {t`Moderation`}
    </Link>
  )
}
