import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { RoomSubject } from '#shared/contract/conversations.ts'
import styles from './room-header.module.css'

/** What a conversation is about, with the way there while it is still to be seen. */
export function Subject({ subject }: { subject: RoomSubject }) {
  if (subject.type === 'job' && subject.slug) {
    return (
      <Link
        from="/$lang"
        to="/$lang/jobs/item/$slug"
        params={{ slug: subject.slug }}
        className={styles.subject}
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

/** As text alone, for a list. */
export function SubjectWords({ subject }: { subject: RoomSubject }) {
  return subject.type === 'profile' ? <Trans>Profile</Trans> : subject.title
}
