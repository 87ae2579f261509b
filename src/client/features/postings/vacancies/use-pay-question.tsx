import { Trans, useLingui } from '@lingui/react/macro'
import { useNow } from '#client/platform/words/clock.ts'
import { formatMoney } from '#client/platform/words/format.ts'
import type { PayTables } from '#shared/contract/pay.ts'
import type { VacancyDraft } from './vacancy-draft.ts'
import { miniJobExcess, wageGapOf } from './wage-gap.ts'

/**
 * What to ask before a vacancy is saved whose pay is below the minimum wage, or too high for the mini-job that it is called.
 * The hours may be wrong, so it is a question and no error.
 * @param tables undefined while loading and offline; then nothing is asked
 */
export function usePayQuestion(tables: PayTables | undefined) {
  const { t } = useLingui()
  const today = new Date(useNow()).toISOString().slice(0, 10)
  return (draft: VacancyDraft) => {
    if (!tables) return null
    const actLabel = t`Save anyway`
    const gap = wageGapOf(draft, tables, today)
    if (gap?.kind === 'statutory') {
      const [hourly, minimum] = [formatMoney(gap.hourly), formatMoney(gap.minimum)]
      return {
        title: t`Save even though the pay is too low?`,
        text: (
          <p>
            <Trans>
              {hourly} an hour is below the statutory minimum wage of {minimum}. A moderator may reject the
              vacancy.
            </Trans>
          </p>
        ),
        actLabel,
      }
    }
    const excess = miniJobExcess(draft, tables, today)
    if (!excess) return null
    const [monthly, limit] = [formatMoney(excess.monthly), formatMoney(excess.limit)]
    return {
      title: t`Save as a mini-job?`,
      text: (
        <p>
          <Trans>
            {monthly} a month is above the limit of {limit} for a mini-job. Readers will see a note about it.
          </Trans>
        </p>
      ),
      actLabel,
    }
  }
}
