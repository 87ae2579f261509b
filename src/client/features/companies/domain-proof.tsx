import { Trans, useLingui } from '@lingui/react/macro'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { Company } from '#shared/contract/companies.ts'
import styles from './company.module.css'
import { proveDomain } from './company-calls.ts'
import { useRefreshCompany } from './use-refresh-company.ts'

type Props = { company: Company; token: string; onDone: () => void }

/** The opened link of a domain: a button proves it, because programs of mail servers open links too. */
export function DomainProof({ company: { name, domain }, token, onDone }: Props) {
  const { t } = useLingui()
  const refresh = useRefreshCompany()
  const proof = useSend(
    () => proveDomain(token),
    async () => {
      showToast({ text: t`Domain verified`, tone: 'done' })
      await refresh()
      onDone()
    },
  )
  const domainName = domain?.name
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
          <Trans>No domain of {name} waits for a link.</Trans>
        )}
      </p>
      <FailureNotice>{proof.errors.token?.[0] ?? proof.failure}</FailureNotice>
      <div>
        <Button isPending={proof.isPending} onPress={() => proof.send()}>
          {t`Verify domain`}
        </Button>
      </div>
    </Card>
  )
}
