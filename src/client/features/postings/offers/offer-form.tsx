import { Trans, useLingui } from '@lingui/react/macro'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { LowPay } from '#client/domain/low-pay.tsx'
import { PayField } from '#client/domain/pay-field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Switch } from '#client/ui/switch.tsx'
import { LIMITS } from '#shared/contract/limits.ts'
import type { OfferFormInput } from '#shared/contract/own-offers.ts'
import { hasPhoneNumber } from '#shared/rules/phone-in-text.ts'
import { Fields, type FieldsProps } from '../fields.tsx'
import { LanguageField } from '../language-field.tsx'
import { PayTypeField } from '../pay-type-field.tsx'
import { PlaceFields, type Places } from '../place-fields.tsx'
import styles from '../posting-form.module.css'
import { type FormProps, PostingForm } from '../posting-form.tsx'
import { TextFields } from '../text-fields.tsx'
import { type OfferDraft, toBody } from './offer-draft.ts'

/** The form of an offer. */
export function OfferForm({ cities, rubrics, ...props }: Places & FormProps<OfferDraft, OfferFormInput>) {
  const { t } = useLingui()
  return (
    <PostingForm
      {...props}
      toBody={toBody}
      findErrors={async (body, language) => {
        const { findOfferErrors } = await import('./check-offer.ts')
        return findOfferErrors(body, language)
      }}
      saveLabel={t`Save offer`}
      questionOf={(draft) =>
        draft.published && hasPhoneNumber(textOf(draft))
          ? {
              title: t`Publish your phone number?`,
              text: (
                <p>
                  <Trans>
                    There seems to be a phone number in your text. Everyone can read it, even without an
                    account. Employers can write to you here without knowing it.
                  </Trans>
                </p>
              ),
              actLabel: t`Save anyway`,
              field: 'description',
            }
          : null
      }
      fields={(parts) => (
        <>
          <WorkFields {...parts} cities={cities} rubrics={rubrics} />
          <PayFields {...parts} />
          <TextFields
            {...parts}
            description={t`What you can do and when you are available. Everyone can read this, so please leave out your phone number and address.`}
            lists={[
              { name: 'skills', label: t`Skills`, itemLabel: t`What you are good at` },
              { name: 'preferences', label: t`Preferences`, itemLabel: t`What is important to you in a job` },
            ]}
          />
          {hasPhoneNumber(textOf(parts.draft)) && (
            <Notice tone="amber" icon="warning" role="status">
              <Trans>There seems to be a phone number in your text. Everyone can read it.</Trans>
            </Notice>
          )}
        </>
      )}
      switches={(parts) => <ShownSwitches {...parts} />}
    />
  )
}

const textOf = ({ name, description, skills, preferences }: OfferDraft) =>
  [name, description, ...skills, ...preferences].join('\n')

function WorkFields({ draft, change, ...places }: FieldsProps<OfferDraft> & Places) {
  const { t } = useLingui()
  return (
    <Fields heading={<Trans>What you offer</Trans>}>
      <LimitedTextField
        name="name"
        label={t`Title`}
        description={t`What you do, in a few words: “Babysitting at weekends”.`}
        value={draft.name}
        onChange={(name) => change({ name })}
        max={LIMITS.title.max}
        autoComplete="off"
        className={styles.wide}
        isRequired
      />
      <PlaceFields
        draft={draft}
        change={change}
        {...places}
        cityDescription={t`Where you would like to work.`}
      />
      <LanguageField draft={draft} change={change} description={t`The language you write this offer in.`} />
    </Fields>
  )
}

function PayFields({ draft, change }: FieldsProps<OfferDraft>) {
  const { t } = useLingui()
  return (
    <Fields heading={<Trans>Expected pay</Trans>}>
      <PayTypeField draft={draft} change={change} />
      <PayField
        name="pay_amount"
        label={t`Pay (EUR)`}
        description={t`Before tax.`}
        value={draft.pay_amount}
        onChange={(pay_amount) => change({ pay_amount })}
        isRequired
      />
      <LowPay pay={draft} />
    </Fields>
  )
}

function ShownSwitches({ draft, change }: FieldsProps<OfferDraft>) {
  const { t } = useLingui()
  return (
    <>
      <Switch
        isSelected={draft.published}
        onChange={(published) => change({ published })}
        description={<Trans>Everyone can see it at once. If this is off, only you can see it.</Trans>}
      >
        {t`Publish`}
      </Switch>
      <Switch
        isSelected={draft.is_indexed}
        onChange={(is_indexed) => change({ is_indexed })}
        description={<Trans>If this is off, your offer can only be found on Jobmost.</Trans>}
      >
        {t`Search engines may show it`}
      </Switch>
    </>
  )
}
