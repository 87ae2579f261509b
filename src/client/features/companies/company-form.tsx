import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { findFormErrors } from '#client/platform/forms/find-form-errors.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useFormCheck } from '#client/platform/forms/use-form-check.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { useFocusOnRemoval } from '#client/ui/use-focus-on-removal.ts'
import { type Company, CompanyFormSchema, type CompanyForm as Draft } from '#shared/contract/companies.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { reservedNames } from '#shared/rules/reserved-name-problems.ts'
import styles from './company.module.css'
import { saveCompany } from './company-calls.ts'
import { LogoField } from './logo-field.tsx'
import { useRefreshCompany } from './use-refresh-company.ts'

const EMPTY: Draft = { name: '', address: null, website: null, description: null }

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
  const refresh = useRefreshCompany()
  const { name, address, website, description = null } = company ?? { ...EMPTY, name: suggestedName }
  const [draft, setDraft, { clear }] = useDraft(company ? `company:${company.id}` : 'company', {
    name,
    address,
    website,
    description,
  })
  const [isChanged, setChanged] = useState(false)
  const { send, isPending, errors, failure } = useSend(saveCompany, async () => {
    await clear()
    setChanged(false)
    showToast({ text: t`Saved`, tone: 'done' })
    await refresh()
  })
  const change = (part: Partial<Draft>) => {
    setChanged(true)
    setDraft({ ...draft, ...part })
  }
  const { language } = useViewer()
  const body = { ...draft, website: withScheme(draft.website) }
  const { shown, onSubmit, onWrong } = useFormCheck(
    () =>
      findFormErrors(CompanyFormSchema, body, language, ({ name = '' }) => {
        const { company_name: problems } = reservedNames({ company_name: name })
        return { ...(problems && { name: problems }) }
      }),
    () => {
      if (!isPending) send(body)
    },
    { errors },
  )
  return (
    <Card as="section" padding="large" ref={card}>
      <SectionHeading>{company ? <Trans>Company</Trans> : <Trans>Set up a company</Trans>}</SectionHeading>
      {company && <LogoField company={company} />}
      <Form onSubmit={onSubmit} onWrong={onWrong} validationErrors={shown}>
        <NeedsServer />
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
        <FailureNotice>{failure}</FailureNotice>
        <Button type="submit" isPending={isPending} variant={company && !isChanged ? 'secondary' : 'primary'}>
          {company ? t`Save` : t`Set up company`}
        </Button>
      </Form>
    </Card>
  )
}

/** A typed address such as "www.bakery.example" gets the scheme that the contract requires. */
const withScheme = (website: string | null) =>
  website === null || /^\s*[a-z][a-z+.-]*:/i.test(website) ? website : `https://${website.trim()}`
