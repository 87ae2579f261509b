import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { payTablesQueryOptions } from '#client/domain/pay-queries.ts'
import { WAGE_SCOPES } from '#client/domain/wage-scopes.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { formatMoney } from '#client/platform/words/format.ts'
import { Notice } from '#client/ui/notice.tsx'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { payWarningsOf } from '#shared/rules/pay-warnings.ts'

/** Warnings that the server found in a vacancy. They do not block it, and the moderator sees them too. */
export function Remarks({ vacancy, className }: { vacancy: Vacancy; className?: string }) {
  const list = useSectorMinima(vacancy)
  if (vacancy.remarks.includes('below_sector_minimum')) {
    return (
      <Notice
        icon="euro"
        className={className ?? ''}
        title={<Trans>A higher minimum wage may apply in this sector</Trans>}
      >
        {list && (
          <p>
            <Trans>Firms in this sector must pay at least (per hour): {list}.</Trans>
          </p>
        )}
        <p>
          <Trans>If your firm belongs to this sector, please check the pay.</Trans>
        </p>
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
      <Trans>Please check the pay and the hours a week. The moderator sees this note too.</Trans>
    </Notice>
  )
}

/** The minimum wages of the sector above the pay; empty until the tables are loaded. */
function useSectorMinima(vacancy: Vacancy): string {
  const { t } = useLingui()
  const today = new Date(useNow()).toISOString().slice(0, 10)
  const tables = useQuery(payTablesQueryOptions()).data
  if (!tables) return ''
  const pay = { ...vacancy, rubric_id: vacancy.rubric.id }
  const sector = payWarningsOf(pay, tables.minimum_wages, today).find(({ kind }) => kind === 'sector')
  if (sector?.kind !== 'sector') return ''
  return sector.minima
    .map(({ scope, hourly }) => `${t(WAGE_SCOPES[scope])} ${formatMoney(hourly)}`)
    .join('; ')
}
