import { Trans } from '@lingui/react/macro'
import { Notice } from '#client/ui/notice.tsx'
import type { Vacancy } from '#shared/contract/vacancies.ts'

/** Warnings that the server found in a vacancy. They do not block it, and the moderator sees them too. */
export function Remarks({ vacancy, className }: { vacancy: Pick<Vacancy, 'remarks'>; className?: string }) {
  if (vacancy.remarks.includes('below_sector_minimum')) {
    return (
      <Notice
        icon="euro"
        className={className ?? ''}
        title={<Trans>A higher minimum wage may apply in this sector</Trans>}
      >
        <Trans>
          If your firm belongs to this sector, please check the pay. The job page shows the figures.
        </Trans>
      </Notice>
    )
  }
  if (!vacancy.remarks.includes('below_minimum_wage')) return null
  return (
    <Notice
      tone="amber"
      icon="euro"
      className={className ?? ''}
      title={<Trans>The pay is below the statutory minimum wage</Trans>}
    >
      <Trans>Please check the pay and the hours per week. The moderator sees this note too.</Trans>
    </Notice>
  )
}
