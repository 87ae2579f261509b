import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatDate } from '#client/platform/words/format.ts'
import { Card, cardLinkClass } from '#client/ui/card.tsx'
import { Chip } from '#client/ui/chip.tsx'
import type { ListedPerson } from '#shared/contract/people.ts'
import styles from './people.module.css'
import { roleWordOf } from './role-words.ts'

/** A person in the list, with the link to their page. */
export function PersonRow({ person }: { person: ListedPerson }) {
  const { t, i18n } = useLingui()
  const { id, name, surname, company_name, email, email_confirmed, created_at, blocked_at } = person
  return (
    <Card as="li" interactive className={styles.row}>
      <p className={styles.name}>
        <Link
          from="/$lang"
          to="/$lang/admin/users/$id"
          params={{ id: `${id}` }}
          className={cardLinkClass}
          data-shortcut="entry"
        >
          {name} {surname}
        </Link>
        {company_name && <span className={styles.soft}> · {company_name}</span>}
      </p>
      <p className={styles.chips}>
        <Chip>{i18n._(roleWordOf(person))}</Chip>
        {blocked_at && <Chip tone="error">{t`Blocked`}</Chip>}
        {!email_confirmed && <Chip tone="amber">{t`E-mail not confirmed`}</Chip>}
      </p>
      <p className={styles.soft}>
        {email} · {t`No.\u00a0${id}`} · {t`registered on ${formatDate(created_at)}`}
      </p>
    </Card>
  )
}
