import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { RenderOwnerForm } from '#client/domain/owner-form-props.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { formatDate, formatDateTime } from '#client/platform/words/format.ts'
import { Notice } from '#client/ui/notice.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { Announcement as Announced, Edited } from '#shared/contract/edited-content.ts'
import { hasRight } from '#shared/rules/staff-rights.ts'
import { waitingQueryOptions } from '../queries.ts'
import { AnnouncementForm } from './announcement-form.tsx'
import styles from './content.module.css'
import { PutInForce } from './put-in-force.tsx'
import { announcementsQueryOptions } from './queries.ts'

const SECTION = 'announcement'

type Props = { item: Edited; renderOwnerForm: RenderOwnerForm }

/** Says that readers do not see the latest version yet. */
export function WaitsNote() {
  const { t } = useLingui()
  return (
    <Notice tone="amber" title={t`This version is waiting to be announced`} className={styles.waits}>
      <Trans>
        Readers still see the previous version.{' '}
        <a href={`#${SECTION}`}>Announce the new version or put it into force</a>
      </Trans>
    </Notice>
  )
}

/** Says before a change of wording is saved that it cannot apply before the announced version. */
export function ComingNote({ on }: { on: string }) {
  const { t } = useLingui()
  const day = formatDate(on)
  return (
    <Notice title={t`An announced version applies from ${day}`} className={styles.waits}>
      <Trans>
        Until then, readers see the text in force, which can no longer be changed. Corrections of wording that
        you save here apply from that day, too.
      </Trans>
    </Notice>
  )
}

/**
 * Lets an administrator tell everyone of the latest version of the terms or the privacy policy, and lists of which versions
 * they were told, or put a correction of wording into force. Editors read that an administrator does so.
 */
export function Announcement({ item, renderOwnerForm }: Props) {
  const { t } = useLingui()
  const viewer = useViewer()
  const role = useQuery(waitingQueryOptions(viewer)).data?.data.role ?? null
  const mayAnnounce = hasRight(role, 'operation')
  const { data } = useQuery({ ...announcementsQueryOptions(viewer, item.id), enabled: mayAnnounce })
  if (mayAnnounce ? !data : !role || !item.waits) return null
  return (
    <section className={styles.history} aria-label={t`Announce the change`} id={SECTION} tabIndex={-1}>
      <SectionHeading>{t`Announce the change`}</SectionHeading>
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((one) => (
            <li key={one.version} className={styles.version}>
              <AnnouncedNote announced={one} />
            </li>
          ))}
        </ul>
      )}
      {item.waits && (
        <div className={styles.written}>
          <Waiting item={item} mayAnnounce={mayAnnounce} renderOwnerForm={renderOwnerForm} />
        </div>
      )}
      {item.version === 1 && (
        <p>
          <Trans>The first version needs no announcement: people agree to it when they register.</Trans>
        </p>
      )}
    </section>
  )
}

function Waiting({ item, mayAnnounce, renderOwnerForm }: Props & { mayAnnounce: boolean }) {
  if (!mayAnnounce)
    return (
      <p>
        <Trans>An administrator announces this version, or puts it into force if only wording changes.</Trans>
      </p>
    )
  return (
    <>
      <AnnouncementForm key={item.version} item={item} section={SECTION} renderOwnerForm={renderOwnerForm} />
      <PutInForce item={item} renderOwnerForm={renderOwnerForm} />
    </>
  )
}

function AnnouncedNote({ announced }: { announced: Announced }) {
  const { version, in_force_on, told, created_at, done_at } = announced
  const day = formatDate(in_force_on)
  return (
    <span>
      <Trans>
        Version {version}, in force from {day}
      </Trans>
      <span className={styles.soft}>
        {' '}
        {formatDateTime(created_at)} ·{' '}
        {done_at ? (
          <Plural value={told} one="# person notified" other="# people notified" />
        ) : (
          <Plural value={told} one="# person notified so far" other="# people notified so far" />
        )}
      </span>
    </span>
  )
}
