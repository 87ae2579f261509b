import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#client/platform/words/format.ts'
import type { SectorMinimum } from '#shared/rules/pay.ts'
import { WAGE_SCOPES } from './wage-scopes.ts'

/** The minimum wages of the sector. Only a hint, because the vacancy does not state the employer's sector. */
export function SectorMinima({ minima, className }: { minima: SectorMinimum[]; className?: string }) {
  const list = useMinimaWords(minima)
  if (!minima.length) return null
  return (
    <p className={className} suppressHydrationWarning>
      <Trans>Firms in this sector must pay at least (per hour): {list}.</Trans>
    </p>
  )
}

/** Each kind of work with its minimum wage, as the end of a sentence. */
export function useMinimaWords(minima: SectorMinimum[]): string {
  const { t } = useLingui()
  return minima.map(({ scope, hourly }) => `${t(WAGE_SCOPES[scope])} ${formatMoney(hourly)}`).join('; ')
}
