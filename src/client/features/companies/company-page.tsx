import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { Card } from '#client/ui/card.tsx'
import { DefinitionList } from '#client/ui/definition-list.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Paragraphs } from '#client/ui/paragraphs.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Company } from '#shared/contract/companies.ts'
import styles from './company.module.css'
import { CompanyForm } from './company-form.tsx'
import { DomainProof } from './domain-proof.tsx'
import { DomainSection } from './domain-section.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InvitationOffer } from './invitation-offer.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberRow, Removal } from './member-row.tsx'
import { companyQueryOptions } from './queries.ts'

type Props = {
  /** The company's name of the registration, or ""; undefined while loading. */
  suggestedName: string | undefined
  /** Without a confirmed address, nobody is invited and no domain is verified. */
  isUnconfirmed: boolean
  /** The token of an opened invitation. */
  token: string | null
  /** The token of an opened link that proves the domain. */
  domainToken: string | null
  /** Called when the opened link has been used up. */
  onLinkUsed: () => void
}

/** An employer's company and team. */
export function CompanyPage({ suggestedName, isUnconfirmed, token, domainToken, onLinkUsed }: Props) {
  const { t } = useLingui()
  useTitle(t`Company and team`)
  const query = useQuery(companyQueryOptions(useViewer()))
  const age = useFreshness(query)
  const { data, error } = query
  return (
    <>
      <PageHeader title={t`Company and team`} />
      <AgeNote isApart>{age}</AgeNote>
      <div className={styles.stack}>
        {token && <InvitationOffer token={token} onLinkUsed={onLinkUsed} />}
        {data !== undefined && domainToken && (
          <DomainProof company={data} token={domainToken} onLinkUsed={onLinkUsed} />
        )}
        {data && <OwnCompany company={data} isUnconfirmed={isUnconfirmed} />}
        {data === null && !token && suggestedName !== undefined && (
          <CompanyForm company={null} suggestedName={suggestedName} />
        )}
        {data === undefined && error && (
          <QueryFailure
            title={t`The company could not be loaded`}
            {...failureWords(error)}
            onRetry={query.refetch}
          />
        )}
        {((data === undefined && !error) || (data === null && !token && suggestedName === undefined)) && (
          <Skeleton height="16rem" />
        )}
      </div>
    </>
  )
}

function OwnCompany({ company, isUnconfirmed }: { company: Company; isUnconfirmed: boolean }) {
  const { t } = useLingui()
  const { userId } = useViewer()
  const isManager = company.my_role === 'owner'
  const last = company.members.length === 1 && company.members.find(({ id }) => id === userId)
  const owners = company.members.filter(({ role }) => role === 'owner')
  return (
    <>
      {isManager ? <CompanyForm key={company.id} company={company} /> : <Profile company={company} />}
      <Card as="section" padding="large" className={styles.stack}>
        <SectionHeading>
          <Trans>Team</Trans>
        </SectionHeading>
        <NeedsServer isButton />
        <ul className={styles.list} aria-label={t`Team`}>
          {company.members.map((member) => (
            <MemberRow
              key={member.id}
              member={member}
              isSelf={member.id === userId}
              isManager={isManager}
              isAlone={company.members.length === 1}
              isOnlyOwner={owners.length === 1}
            />
          ))}
        </ul>
        <InvitationList invitations={company.invitations} />
      </Card>
      {isManager && <InviteForm isUnconfirmed={isUnconfirmed} />}
      {isManager && <DomainSection company={company} isUnconfirmed={isUnconfirmed} />}
      {last && (
        <div>
          <Removal member={last} isSelf isAlone />
        </div>
      )}
    </>
  )
}

function Profile({ company: { name, address, website, description, logo, domain } }: { company: Company }) {
  const { t } = useLingui()
  const facts = [
    { term: t`Address`, details: address },
    { term: t`Website`, details: website },
    { term: t`Verified domain`, details: domain?.verified_at && domain.name },
    { term: t`About the company`, details: description && <Paragraphs text={description} /> },
  ]
  return (
    <Card as="section" padding="large">
      <div className={styles.head}>
        {logo && <Logo src={logo} name={name} />}
        <SectionHeading>{name}</SectionHeading>
      </div>
      <DefinitionList items={facts} />
    </Card>
  )
}
