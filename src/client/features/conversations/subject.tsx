import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useViewer } from '#client/platform/cache/viewer.ts'
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

/** The employer's way from the conversation about a vacancy to its bids, where they answer them. */
export function BidsOfSubject({ subject }: { subject: RoomSubject }) {
  const { role } = useViewer()
  if (role !== 'boss' || subject.type !== 'job' || !subject.slug) return null
  return (
    <Link
      from="/$lang"
      to="/$lang/cabinet/worker/user/vacancy/$id/bids"
      params={{ id: String(subject.id) }}
      className={styles.subject}
      data-print="no"
    >
      <Trans>Bids</Trans>
    </Link>
  )
}

/** The subject as plain text, for a list. */
export function SubjectWords({ subject }: { subject: RoomSubject }) {
  if (subject.type === 'profile') return <Trans>Profile</Trans>
  return <span lang={subject.language}>{subject.title}</span>
}
