import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { RoomSubject } from '#shared/contract/conversations.ts'
import styles from './room-header.module.css'

/** The subject of a conversation, with a link while its page is public. */
export function Subject({ subject }: { subject: RoomSubject }) {
  if (subject.type === 'job' && subject.slug) {
    return (
      <Link
        from="/$lang"
        to="/$lang/jobs/item/$slug"
        params={{ slug: subject.slug }}
        className={styles.subject}
        lang={subject.language}
      >
        {subject.title}
      </Link>
    )
  }
  if (subject.type === 'offer') {
    return (
      <Link
        from="/$lang"
        to="/$lang/offer/item/$id"
        params={{ id: String(subject.id) }}
        className={styles.subject}
        lang={subject.language}
      >
        {subject.title}
      </Link>
    )
  }
  return (
    <span className={styles.subject}>
      <SubjectWords subject={subject} />
    </span>
  )
}

/** The subject as plain text, for a list. */
export function SubjectWords({ subject }: { subject: RoomSubject }) {
  if (subject.type === 'profile') return <Trans>Profile</Trans>
  return <span lang={subject.language}>{subject.title}</span>
}
