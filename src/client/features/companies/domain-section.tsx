import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { Company, DomainForm as Draft } from '#shared/contract/companies.ts'
import { DOMAIN_MAILBOXES } from '#shared/contract/company-roles.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import styles from './company.module.css'
import { askDomain, removeDomain } from './company-calls.ts'
import { useRefreshCompany } from './use-refresh-company.ts'

/** The form with the domain of the company's website. */
const draftOf = (website: string | null): Draft => {
  const host = website && URL.canParse(website) ? new URL(website).hostname : ''
  return { domain: host.replace(/^www\./, ''), mailbox: 'postmaster' }
}

/** The domain of the company, for owners: proved, waiting for its link, or a form to ask for one. */
export function DomainSection({
  company: { domain, website },
  isUnconfirmed,
}: {
  company: Pick<Company, 'domain' | 'website'>
  isUnconfirmed: boolean
}) {
  return (
    <Card as="section" padding="large" className={styles.stack}>
      <SectionHeading>
        {domain && !domain.mailbox ? <Trans>Verified domain</Trans> : <Trans>Verify your domain</Trans>}
      </SectionHeading>
      {domain ? (
        <OwnDomain domain={domain} />
      ) : isUnconfirmed ? (
        <p>
          <Trans>To verify a domain, confirm your e-mail address.</Trans>
        </p>
      ) : (
        <DomainForm key={website} website={website} />
      )}
    </Card>
  )
}

function OwnDomain({ domain: { name, mailbox } }: { domain: NonNullable<Company['domain']> }) {
  const { t } = useLingui()
  const refresh = useRefreshCompany()
  const days = LIMITS.domainLinkDays
  const removal = useSend(removeDomain, () => {
    showToast({ text: t`Removed`, tone: 'done' })
    return refresh()
  })
  const again = useSend(askDomain, () => {
    showToast({ text: t`Link sent`, tone: 'done' })
    return refresh()
  })
  // The answer has the whole address.
  const known = DOMAIN_MAILBOXES.find((one) => mailbox?.startsWith(`${one}@`))
  return (
    <>
      {mailbox ? (
        <Notice icon="mail" title={<Trans>{name} is not verified yet</Trans>}>
          <Trans>
            We have e-mailed a link to {mailbox}. Log in as an owner of this company and open it. It works for{' '}
            {days}&nbsp;days.
          </Trans>
        </Notice>
      ) : (
        <Notice tone="done" icon="check" title={name}>
          <Trans>Your jobs show this domain, and link to your website if it is on this domain.</Trans>
        </Notice>
      )}
      <NeedsServer isButton />
      <FailureNotice>
        {removal.failure ?? again.failure ?? Object.values(again.errors).flat()[0]}
      </FailureNotice>
      <div className={styles.actions}>
        {known && (
          <Button
            size="small"
            variant="secondary"
            isPending={again.isPending}
            onPress={() => again.send({ domain: name, mailbox: known })}
          >
            {t`Send the link again`}
          </Button>
        )}
        <Button size="small" variant="quiet" isPending={removal.isPending} onPress={() => removal.send()}>
          {t`Remove domain`}
        </Button>
      </div>
    </>
  )
}

function DomainForm({ website }: Pick<Company, 'website'>) {
  const { t } = useLingui()
  const refresh = useRefreshCompany()
  const [initial] = useState(() => draftOf(website))
  const [form, setForm, { clear }] = useDraft('company-domain', initial)
  const { send, isPending, errors, failure } = useSend(askDomain, async () => {
    await clear()
    await refresh()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) send(form)
  }
  const domain = form.domain.trim().toLowerCase() || 'example.de'
  return (
    <Form onSubmit={submit} validationErrors={errors}>
      <NeedsServer />
      <p className={styles.soft}>
        <Trans>
          Show job seekers that you are who you say you are: we will e-mail a link to an address that only the
          owner of the domain has access to. After that, your jobs also link to your website.
        </Trans>
      </p>
      <LimitedTextField
        name="domain"
        label={t`Domain`}
        value={form.domain}
        onChange={(value) => setForm({ ...form, domain: value })}
        max={LIMITS.website}
        inputMode="url"
        autoComplete="off"
        isRequired
      />
      <NativeSelect
        name="mailbox"
        label={t`Address for the link`}
        description={t`This address has to exist already. If you are not sure, ask whoever looks after your website.`}
        options={DOMAIN_MAILBOXES.map((mailbox) => ({ value: mailbox, label: `${mailbox}@${domain}` }))}
        value={form.mailbox}
        onChange={(value) =>
          setForm({ ...form, mailbox: DOMAIN_MAILBOXES.find((known) => known === value) ?? form.mailbox })
        }
      />
      <FailureNotice>{failure}</FailureNotice>
      <Button type="submit" variant="secondary" isPending={isPending}>{t`Send link`}</Button>
    </Form>
  )
}
