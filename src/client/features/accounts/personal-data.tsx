import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { useFreshness } from '#client/platform/freshness.ts'
import { useTitle } from '#client/platform/title.ts'
import { Avatar } from '#client/ui/avatar.tsx'
import { Card } from '#client/ui/card.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { DefinitionList } from '#client/ui/definition-list.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import styles from './personal-data.module.css'
import { QueryFailure } from './query-failure.tsx'
import { PERSON_TYPES, ROLES } from './terms.ts'

/** Who the person is to us. */
export function PersonalData({ query }: { query: UseQueryResult<CurrentUser> }) {
  const { t } = useLingui()
  useTitle(t`Personal data`)
  const age = useFreshness(query)
  return (
    <>
      <PageHeader title={t`Personal data`} subtitle={<Trans>Only you see this page.</Trans>} />
      {age && (
        <p className={styles.age} role="status">
          {age}
        </p>
      )}
      {query.data && <Sheet user={query.data} />}
      {!query.data && query.error && <QueryFailure query={query} />}
      {!query.data && !query.error && (
        <div aria-busy="true">
          <Skeleton height="22rem" />
        </div>
      )}
    </>
  )
}

function Sheet({ user }: { user: CurrentUser }) {
  const { t, i18n } = useLingui()
  const name = `${user.name} ${user.surname}`
  return (
    <Card padding="large" className={styles.sheet}>
      <div className={styles.who}>
        <Avatar name={name} src={user.url_img} size="large" />
        <div className={styles.names}>
          <p className={styles.name}>{name}</p>
          <p className={styles.role}>{i18n._(ROLES[user.role])}</p>
        </div>
      </div>
      <DefinitionList
        items={[
          { term: t({ message: 'Name', context: 'given name' }), details: user.name },
          { term: t`Surname`, details: user.surname },
          { term: t`E-mail`, details: <Email user={user} /> },
          { term: t`Phone`, details: user.phone },
          { term: t`Role`, details: i18n._(ROLES[user.role]) },
          { term: t`Registered as`, details: i18n._(PERSON_TYPES[user.person_type]) },
          { term: t`Company name`, details: user.company_name },
          { term: t`Contact name`, details: user.contact_name },
        ]}
      />
    </Card>
  )
}

function Email({ user }: { user: CurrentUser }) {
  return (
    <span className={styles.email}>
      <span>{user.email}</span>
      {user.email_confirmed ? (
        <Chip tone="done" icon={<Icon name="check" size={16} />}>
          <Trans>Confirmed</Trans>
        </Chip>
      ) : (
        <Chip tone="amber" icon={<Icon name="waiting" size={16} />}>
          <Trans>Not confirmed yet</Trans>
        </Chip>
      )}
    </span>
  )
}
