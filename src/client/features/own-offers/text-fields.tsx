import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '#client/platform/format.ts'
import { PAY_TYPES } from '#client/platform/terms.ts'
import { ListField } from '#client/ui/list-field.tsx'
import { MoneyField } from '#client/ui/number-field.tsx'
import { RadioGroup } from '#client/ui/radio-group.tsx'
import { TextArea } from '#client/ui/text-area.tsx'
import { LIMITS } from '#shared/contract/conventions.ts'
import type { PayType } from '#shared/contract/work-terms.ts'
import { Fields, type FieldsProps } from './offer-fields.tsx'
import styles from './offer-form.module.css'

/** What the person would like to earn. */
export function PayFields({ draft, change }: FieldsProps) {
  const { t, i18n } = useLingui()
  return (
    <Fields heading={<Trans>Expected pay</Trans>}>
      <RadioGroup
        name="pay_type"
        label={t`Payment`}
        variant="segmented"
        value={draft.pay_type}
        onChange={(value) => change({ pay_type: value as PayType })}
        options={[
          { value: 'per_month', label: i18n._(PAY_TYPES.per_month) },
          { value: 'per_hour', label: i18n._(PAY_TYPES.per_hour) },
        ]}
      />
      <MoneyField
        name="pay_amount"
        label={t`Pay (EUR)`}
        description={t`Before tax.`}
        value={draft.pay_amount}
        onChange={(pay_amount) => change({ pay_amount })}
        lang={i18n.locale}
        isRequired
      />
    </Fields>
  )
}

/** The work in words. */
export function TextFields({ draft, change }: FieldsProps) {
  const { t } = useLingui()
  const used = formatNumber(draft.description.length)
  const most = formatNumber(LIMITS.description.max)
  const list = {
    addLabel: t`Add`,
    removeLabel: (item: string) => t`Remove: ${item}`,
    emptyValueMessage: t`Value cannot be empty`,
    maxLength: LIMITS.listItem,
    maxItems: LIMITS.listItems,
    className: styles.wide,
  }
  return (
    <Fields heading={<Trans>In words</Trans>}>
      <TextArea
        name="description"
        label={t`Description`}
        description={t`What you will do and when you have time. Everybody can read this: no phone number, no address.`}
        value={draft.description}
        onChange={(description) => change({ description })}
        maxLength={LIMITS.description.max}
        counter={`${used} / ${most}`}
        rows={8}
        className={styles.wide}
        isRequired
      />
      <ListField
        {...list}
        name="skills"
        label={t`Skills`}
        itemLabel={t`What you are good at`}
        items={draft.skills}
        typed={draft.typed.skills}
        onChange={(skills, typed) => change({ skills, typed: { ...draft.typed, skills: typed } })}
      />
      <ListField
        {...list}
        name="preferences"
        label={t`Preferences`}
        itemLabel={t`What matters to you in a job`}
        items={draft.preferences}
        typed={draft.typed.preferences}
        onChange={(preferences, typed) =>
          change({ preferences, typed: { ...draft.typed, preferences: typed } })
        }
      />
    </Fields>
  )
}
