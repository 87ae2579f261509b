import { Trans, useLingui } from '@lingui/react/macro'
import { useNow } from '#client/platform/words/clock.ts'
import { formatMoney } from '#client/platform/words/format.ts'
import type { PayTables } from '#shared/contract/pay.ts'
import { dayOf } from '#shared/day-of.ts'
import { isCertain, payWarningsOf } from '#shared/rules/pay-warnings.ts'
import { PayWarningText } from './pay-warning-words.tsx'
import type { VacancyDraft } from './vacancy-draft.ts'

/**
 * What to ask before a vacancy is saved whose pay is below the minimum wage or that of its sector, or too high for the mini-job that it is called.
 * The hours may be wrong, so it is a question and no error.
 * @param tables undefined while loading and offline; then nothing is asked
 */
export function usePayQuestion(tables: PayTables | undefined) {
  const { t } = useLingui()
  const today = dayOf(new Date(useNow()))
  return (draft: VacancyDraft) => {
    if (!tables) return null
    const actLabel = t`Save anyway`
    const [warning] = payWarningsOf(draft, tables.minimum_wages, today).filter(isCertain)
    if (!warning) return null
    if (warning.kind !== 'mini_job')
      return {
        title: t`Save even though the pay is too low?`,
        text: (
          <>
            <p>
              <PayWarningText warning={warning} />
            </p>
            <p>
              <Trans>A moderator may reject the vacancy.</Trans>
            </p>
          </>
        ),
        actLabel,
        field: 'pay_amount',
      }
    const [monthly, limit] = [formatMoney(warning.monthly), formatMoney(warning.limit)]
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
      field: 'employment_type',
    }
  }
}
