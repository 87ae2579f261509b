import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { TabLinks, tabLinkClass } from '#client/ui/tab-links.tsx'

/** The navigation of the administration. */
export function AdminNav() {
  const { t } = useLingui()
  const props = { from: '/$lang', activeOptions: { includeSearch: false }, className: tabLinkClass } as const
  return (
    <TabLinks label={t`Administration`}>
      <Link {...props} to="/$lang/admin/vacancies">
        {t`Vacancies`}
      </Link>
      <Link {...props} to="/$lang/admin/reports">
        {t`Reports`}
      </Link>
      <Link {...props} to="/$lang/admin/messages">
        {t`Messages`}
      </Link>
    </TabLinks>
  )
}
