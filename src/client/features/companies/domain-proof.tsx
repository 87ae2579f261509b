import { Trans, useLingui } from '@lingui/react/macro'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { Company } from '#shared/contract/companies.ts'
import styles from './company.module.css'
import { proveDomain } from './company-calls.ts'
import { useRefreshCompany } from './use-refresh-company.ts'

type Props = { company: Company | null; token: string; onLinkUsed: () => void }

/** The opened link of a domain: a button proves it, because programs of mail servers open links too. */
export function DomainProof({ company, ...link }: Props) {
  if (company?.my_role === 'owner') return <OwnersProof company={company} {...link} />
  return (
    <Notice tone="amber" role="status">
      <Trans>
        Only an owner of the company can verify its domain. Please log in as an owner and open the link again.
      </Trans>
    </Notice>
  )
}

function OwnersProof({ company: { name, domain }, token, onLinkUsed }: Props & { company: Company }) {
  const { t } = useLingui()
  const refresh = useRefreshCompany()
  const proof = useSend(
    () => proveDomain(token),
    async () => {
      showToast({ text: t`Domain verified`, tone: 'done' })
      await refresh()
      onLinkUsed()
    },
  )
  // A verified domain has no mailbox: its link was used.
  const domainName = domain?.mailbox ? domain.name : null
  return (
    <Card as="section" padding="large" className={styles.stack}>
      <SectionHeading>
        <Trans>Verify the domain</Trans>
      </SectionHeading>
      <p>
        {domainName ? (
          <Trans>
            {name} will show the domain {domainName} beside its jobs.
          </Trans>
        ) : (
          <Trans>{name} has no domain that is waiting to be verified.</Trans>
        )}
      </p>
      {domainName && <NeedsServer isButton />}
      <FailureNotice>{proof.errors.token?.[0] ?? proof.failure}</FailureNotice>
      {domainName && (
        <div>
          <Button isPending={proof.isPending} onPress={() => proof.send()}>
            {t`Verify domain`}
          </Button>
        </div>
      )}
    </Card>
  )
}
