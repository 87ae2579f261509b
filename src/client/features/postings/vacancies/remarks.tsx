import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { payTablesQueryOptions } from '#client/domain/pay-queries.ts'
import { SectorMinima } from '#client/domain/sector-minima.tsx'
import { useNow } from '#client/platform/words/clock.ts'
import { Notice } from '#client/ui/notice.tsx'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { dayOf } from '#shared/day-of.ts'
import { payWarningsOf } from '#shared/rules/pay-warnings.ts'

/** Warnings that the server found in a vacancy. They do not block it, and the moderator sees them too. */
export function Remarks({ vacancy, className = '' }: { vacancy: Vacancy; className?: string }) {
  if (vacancy.remarks.includes('below_sector_minimum'))
    return <SectorRemark vacancy={vacancy} className={className} />
  if (!vacancy.remarks.includes('below_minimum_wage')) return null
  return (
    <Notice
      tone="amber"
      icon="euro"
      className={className}
      title={<Trans>The pay is below the statutory minimum wage</Trans>}
    >
      <Trans>Please check the pay and the hours a week. The moderator sees this note too.</Trans>
    </Notice>
  )
}

/**
 * The minimum wages of the sector above the pay. Nothing where the pay may be right for the work of the title: the form has
 * that hint.
 */
function SectorRemark({ vacancy, className }: { vacancy: Vacancy; className: string }) {
  const today = dayOf(new Date(useNow()))
  const tables = useQuery(payTablesQueryOptions()).data
  if (!tables) return null
  const text = { ...vacancy, rubric_id: vacancy.rubric.id }
  const warning = payWarningsOf(text, tables.minimum_wages, today).find(({ kind }) => kind === 'sector')
  if (warning?.kind !== 'sector' || !warning.is_certain) return null
  return (
    <Notice
      icon="euro"
      className={className}
      title={<Trans>A higher minimum wage may apply in this sector</Trans>}
    >
      <SectorMinima minima={warning.minima} />
      <p>
        <Trans>If your firm belongs to this sector, please check the pay.</Trans>
      </p>
    </Notice>
  )
}
