import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MODERATION_STATES } from '#client/domain/labels.ts'
import { Notice } from '#client/ui/notice.tsx'
import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import styles from './moderation.module.css'
import { searchOf } from './search-of.ts'

/** Links to other vacancies with nearly the same text. The moderator decides what they mean. */
export function Similar({ vacancy: { similar, employer } }: { vacancy: ModeratedVacancy }) {
  const { i18n } = useLingui()
  if (similar.length === 0) return null
  const isForeign = similar.some((other) => other.employer.id !== employer.id)
  return (
    <Notice
      {...(isForeign ? { tone: 'amber' as const } : {})}
      icon="copy"
      title={
        isForeign ? (
          <Trans>Nearly the same text by another employer</Trans>
        ) : (
          <Trans>Nearly the same text by the same employer</Trans>
        )
      }
    >
      <ul className={styles.risks}>
        {similar.map((other) => (
          <li key={other.id}>
            <Link from="/$lang" to="/$lang/admin/vacancies" search={searchOf(other)}>
              {other.title}
            </Link>{' '}
            · {other.employer.name} ·{' '}
            {other.closed ? <Trans>Closed</Trans> : i18n._(MODERATION_STATES[other.moderation_state])} ·{' '}
            <Likeness share={other.likeness} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Likeness({ share }: { share: number }) {
  const percent = Math.floor(share * 100)
  return <Trans>{percent}% the same</Trans>
}
