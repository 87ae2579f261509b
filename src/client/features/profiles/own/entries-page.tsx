import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { WaitingEntry } from '#client/domain/outbox/waiting-entry.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import type { Profile } from '#shared/contract/profiles.ts'
import { EntryCard } from './entry-card.tsx'
import type { Entry } from './entry-drafts.ts'
import { EntryForm } from './entry-form.tsx'
import styles from './own-profile.module.css'
import type { EntryKind } from './profile-calls.ts'
import { ProfileForm } from './profile-form.tsx'
import { ProfileSection } from './profile-section.tsx'
import { RefusedEntries } from './refused-entries.tsx'
import { ShownSwitch } from './shown-switch.tsx'
import { useShowSaved } from './use-show-saved.ts'
import { useWaitingEntries } from './use-waiting-entries.ts'

type Props = { kind: EntryKind; query: UseQueryResult<Profile>; user: CurrentUser | undefined }

/** One of the three lists of a profile: work experience, education or language skills. */
export function EntriesPage({ kind, query, user }: Props) {
  const { t } = useLingui()
  const [edited, setEdited] = useState<Edited>(null)
  const titles = { experience: t`Work experience`, education: t`Education`, languages: t`Language skills` }
  return (
    <ProfileSection title={titles[kind]} user={user} query={query}>
      {(profile) => (
        <>
          <RefusedEntries kind={kind} entries={profile[kind]} />
          <Entries kind={kind} profile={profile} edited={edited} setEdited={setEdited} />
          {/* Two buttons "Save" at once: people press the lower one, and believe that the open entry is saved. */}
          {edited === null && profile[kind].length > 0 && (
            <ProfileForm profile={profile} section={`shown:${kind}`}>
              {(fields) => <ShownSwitch {...fields} field={kind} of={titles[kind]} />}
            </ProfileForm>
          )}
        </>
      )}
    </ProfileSection>
  )
}

/** The entry whose form is open. */
type Edited = number | 'new' | null
type EntriesProps = {
  kind: EntryKind
  profile: Profile
  edited: Edited
  setEdited: (edited: Edited) => void
}

function Entries({ kind, profile, edited, setEdited }: EntriesProps) {
  const { t } = useLingui()
  const { entries, added } = useWaitingEntries(kind, profile[kind])
  const count = entries.length + added.length
  const list = useRef<HTMLDivElement>(null)
  // The pressed button disappears, so move the focus to the list.
  const focusList = () => list.current?.focus()
  const showSaved = useShowSaved(list, entries, edited)
  const close = () => {
    setEdited(null)
    focusList()
  }
  // The text of an open form stays when another device deletes the entry.
  const [opened, setOpened] = useState<Entry | null>(null)
  const isGone = typeof edited === 'number' && !entries.some(({ id }) => id === edited)
  const shown = isGone && opened ? [...entries, opened] : entries
  const saved = () => {
    showSaved(isGone ? 'new' : edited)
    close()
  }
  const wasDeleted = useRef(false)
  // Wait until the entry is gone: until then the confirmation dialog holds the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever an entry is removed
  useEffect(() => {
    if (wasDeleted.current) list.current?.focus()
    wasDeleted.current = false
  }, [entries.length])
  const heading = {
    experience: t`Add work experience`,
    education: t`Add education`,
    languages: t`Add a language`,
  }[kind]
  const add = (
    <Button
      variant={count > 0 ? 'secondary' : 'primary'}
      icon={<Icon name="plus" size={20} />}
      onPress={() => setEdited('new')}
    >
      {heading}
    </Button>
  )
  return (
    <div ref={list} className={styles.list} tabIndex={-1}>
      {shown.map((entry) =>
        edited === entry.id ? (
          <EntryForm
            key={entry.id}
            kind={kind}
            entry={entry}
            isGone={isGone}
            heading={t`Change`}
            onSaved={saved}
            onCancel={close}
          />
        ) : (
          <EntryCard
            key={entry.id}
            kind={kind}
            entry={entry}
            onEdit={() => {
              setOpened(entry)
              setEdited(entry.id)
            }}
            onDelete={() => {
              wasDeleted.current = true
            }}
          />
        ),
      )}
      {added.map((entry) => (
        <Card
          as="article"
          tone="amber"
          key={entry.id}
          className={styles.entry}
          data-entry="new"
          tabIndex={-1}
        >
          <h2 className={styles.name}>{entry.label}</h2>
          <WaitingEntry entry={entry} />
        </Card>
      ))}
      {edited === 'new' && (
        <EntryForm kind={kind} entry={null} heading={heading} onSaved={saved} onCancel={close} />
      )}
      {edited !== 'new' && count > 0 && <div>{add}</div>}
      {edited !== 'new' && count === 0 && (
        <EmptyState
          icon={<Icon name="list" size={40} />}
          title={t`Unfortunately this section is empty or has no entries`}
          action={add}
        >
          <Trans>Employers read this when you bid, and it helps them find you.</Trans>
        </EmptyState>
      )}
    </div>
  )
}
