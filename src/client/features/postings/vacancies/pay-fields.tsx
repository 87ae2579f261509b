import { Trans, useLingui } from '@lingui/react/macro'
import { PayField } from '#client/domain/pay-field.tsx'
import { formatMoney } from '#client/platform/words/format.ts'
import { MoneyField } from '#client/ui/money-field.tsx'
import { LIMITS } from '#shared/contract/limits.ts'
import type { PayTables } from '#shared/contract/pay.ts'
import { hourlyFromMonthly, monthlyFromHourly } from '#shared/rules/pay.ts'
import { Fields, type FieldsProps } from '../fields.tsx'
import { PayTypeField } from '../pay-type-field.tsx'
import styles from '../posting-form.module.css'
import { CareQualificationField } from './care-qualification-field.tsx'
import type { VacancyDraft } from './vacancy-draft.ts'
import { WageCheck } from './wage-check.tsx'

/** The fields of pay, pay type and hours, with the applicable minimum wages. */
export function PayFields({
  draft,
  change,
  payTables,
}: FieldsProps<VacancyDraft> & { payTables: PayTables | undefined }) {
  const { t, i18n } = useLingui()
  return (
    <Fields heading={<Trans>Pay</Trans>}>
      <PayTypeField draft={draft} change={change} className={styles.wide} />
      <div className={styles.pays}>
        <PayField
          name="pay_amount"
          label={t`Pay (EUR)`}
          value={draft.pay_amount}
          onChange={(pay_amount) => change({ pay_amount })}
          isRequired
        />
        <PayField
          name="pay_max"
          label={t`up to (EUR)`}
          value={draft.pay_max}
          onChange={(pay_max) => change({ pay_max })}
        />
        <MoneyField
          wrongMessage={
            (draft.hours_per_week ?? 0) > LIMITS.hoursPerWeek
              ? t`Please enter at most ${LIMITS.hoursPerWeek}, the number of hours in a week`
              : t`Please enter a number`
          }
          name="hours_per_week"
          label={t`Hours a week`}
          value={draft.hours_per_week}
          onChange={(hours_per_week) => change({ hours_per_week })}
          max={LIMITS.hoursPerWeek}
          suffix={t`h`}
          lang={i18n.locale}
        />
      </div>
      <CareQualificationField draft={draft} change={change} payTables={payTables} />
      <Converted draft={draft} />
      <WageCheck draft={draft} tables={payTables} />
    </Fields>
  )
}

/** Shows the pay converted to the other pay type, so that employers see what readers compare. */
function Converted({ draft: { pay_type, pay_amount, hours_per_week } }: { draft: VacancyDraft }) {
  // Hours that the form refuses would give a wrong amount.
  if (!pay_amount || !hours_per_week || hours_per_week > LIMITS.hoursPerWeek) {
    return (
      <p className={styles.hint}>
        <Trans>Before tax. If you enter the hours, you will see the pay per hour or per month here.</Trans>
      </p>
    )
  }
  const hourly = formatMoney(
    pay_type === 'per_hour' ? pay_amount : hourlyFromMonthly(pay_amount, hours_per_week),
  )
  const monthly = formatMoney(
    pay_type === 'per_month' ? pay_amount : Math.round(monthlyFromHourly(pay_amount, hours_per_week)),
  )
  return (
    <p className={styles.hint}>
      {pay_type === 'per_hour' ? (
        <Trans>That is about {monthly} a month before tax.</Trans>
      ) : (
        <Trans>That is about {hourly} an hour before tax.</Trans>
      )}
    </p>
  )
}
