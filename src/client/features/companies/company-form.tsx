import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { BothTexts } from '#client/domain/both-texts.tsx'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { findFormErrors } from '#client/platform/forms/find-form-errors.ts'
import { useFormCheck } from '#client/platform/forms/use-form-check.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { useFocusOnRemoval } from '#client/ui/use-focus-on-removal.ts'
import { type Company, CompanyFormSchema } from '#shared/contract/companies.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { reservedNames } from '#shared/rules/reserved-name-problems.ts'
import styles from './company.module.css'
import type { CompanyFields } from './company-text.ts'
import { LogoField } from './logo-field.tsx'
import { useCompanyDraft } from './use-company-draft.ts'

type Props = {
  company: Company | null
  /** The company's name of the registration. */
  suggestedName?: string | undefined
}

/** Founds a company, or changes the given one. */
export function CompanyForm({ company, suggestedName = '' }: Props) {
  const { t } = useLingui()
  const card = useRef<HTMLDivElement>(null)
  // The form of the new company replaces the one that founded it.
  useFocusOnRemoval(card)
  const { draft, form, change, save, isTyped, isPending, errors, failure, other, keepOwn, useOther } =
    useCompanyDraft(company, suggestedName)
  const { language } = useViewer()
  const { shown, onSubmit, onWrong } = useFormCheck(
    () =>
      findFormErrors(CompanyFormSchema, form, language, ({ name = '' }) => {
        const { company_name: problems } = reservedNames({ company_name: name })
        return { ...(problems && { name: problems }) }
      }),
    save,
    { errors },
  )
  return (
    <Card as="section" padding="large" ref={card}>
      <SectionHeading>{company ? <Trans>Company</Trans> : <Trans>Set up a company</Trans>}</SectionHeading>
      {company && <LogoField company={company} />}
      <Form onSubmit={onSubmit} onWrong={onWrong} validationErrors={shown}>
        <NeedsServer />
        {other && (
          <OtherCompany
            own={draft}
            other={other}
            isRefused={failure !== null}
            onKeep={keepOwn}
            onUseOther={useOther}
          />
        )}
        {!company && (
          <p className={styles.soft}>
            <Trans>
              You and your colleagues can then work on the same vacancies and bids. Your existing vacancies
              become the company’s. Your conversations stay yours.
            </Trans>
          </p>
        )}
        <LimitedTextField
          name="name"
          label={t`Company name`}
          value={draft.name}
          onChange={(value) => change({ name: value })}
          max={LIMITS.companyName}
          autoComplete="organization"
          isRequired
        />
        <LimitedTextField
          name="address"
          label={t`Address`}
          description={t`Street, postcode and town`}
          value={draft.address ?? ''}
          onChange={(value) => change({ address: value || null })}
          max={LIMITS.companyAddress}
          autoComplete="street-address"
        />
        <LimitedTextField
          name="website"
          label={t`Website`}
          description={t`For example: www.example.com. Job seekers see it when its domain is verified.`}
          value={draft.website ?? ''}
          onChange={(value) => change({ website: value || null })}
          max={LIMITS.website}
          inputMode="url"
          autoComplete="url"
        />
        <LimitedTextArea
          name="description"
          label={t`About the company`}
          description={t`What you do, how big your team is, what it is like to work with you. Job seekers read it below each of your vacancies.`}
          value={draft.description ?? ''}
          onChange={(value) => change({ description: value || null })}
          max={LIMITS.companyDescription}
          rows={5}
        />
        <FailureNotice>{!other && failure}</FailureNotice>
        <Button type="submit" isPending={isPending} variant={company && !isTyped ? 'secondary' : 'primary'}>
          {company ? t`Save` : t`Set up company`}
        </Button>
      </Form>
    </Card>
  )
}

type OtherProps = {
  own: CompanyFields
  other: CompanyFields
  isRefused: boolean
  onKeep: () => void
  onUseOther: () => void
}

/** What a colleague has saved of the company while this form was typed. */
function OtherCompany({ own, other, ...props }: OtherProps) {
  const { t } = useLingui()
  const labels = {
    name: t`Company name`,
    address: t`Address`,
    website: t`Website`,
    description: t`About the company`,
  }
  const texts = (['name', 'address', 'website', 'description'] as const).map(
    (field) => [labels[field], own[field] ?? '', other[field] ?? ''] as const,
  )
  return (
    <BothTexts
      title={<Trans>The company was changed on another device or by a colleague</Trans>}
      texts={texts}
      {...props}
    />
  )
}
