import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { RefusedText } from '#client/domain/outbox/refused-text.tsx'
import { showStoringFailure } from '#client/domain/outbox/storing-failure.ts'
import { useEnqueue } from '#client/domain/outbox/use-enqueue.ts'
import { WaitingEntry } from '#client/domain/outbox/waiting-entry.tsx'
import { ownProfileKey } from '#client/platform/cache/query-keys.ts'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import { changeEntry, discardEntry } from '#client/platform/outbox/outbox.ts'
import { useEntries } from '#client/platform/outbox/use-outbox.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Entry } from './entry-drafts.ts'
import styles from './own-profile.module.css'
import type { EntryKind } from './profile-calls.ts'
import { useEntryTexts } from './use-entry-texts.ts'

type Change = EntryOf<'profile-entry-change'>
type Removal = EntryOf<'profile-entry-remove'>

export const EntryChangedElsewhere = () => (
  <Trans>This entry was changed on another device or in another window</Trans>
)
export const EntryDeletedElsewhere = () => (
  <Trans>This entry was deleted on another device or in another window</Trans>
)

/** Changes and deletions of a list's entries that the server has refused, mostly because of another device. */
export function RefusedEntries({ kind, entries }: { kind: EntryKind; entries: readonly Entry[] }) {
  const changes = useEntries('profile-entry-change').filter(isRefusedIn(kind))
  const removals = useEntries('profile-entry-remove').filter(isRefusedIn(kind))
  return (
    <>
      {[...changes, ...removals].map((entry) => (
        <Card key={entry.id} className={styles.refused}>
          <RefusedEntry entry={entry} stored={entries.find(({ id }) => id === entry.body.id)} />
        </Card>
      ))}
    </>
  )
}

const isRefusedIn =
  (kind: EntryKind) =>
  ({ state, body }: Change | Removal): boolean =>
    state === 'failed' && body.list === kind

type Props<Refused> = { entry: Refused; stored: Entry | undefined }

/** A refused change or deletion of an entry, with what another device has made of it. */
export const RefusedEntry = ({ entry, stored }: Props<Change | Removal>) =>
  entry.kind === 'profile-entry-change' ? (
    <RefusedChange entry={entry} stored={stored} />
  ) : (
    <RefusedRemoval entry={entry} stored={stored} />
  )

function RefusedChange({ entry, stored }: Props<Change>) {
  const textsOf = useEntryTexts(entry.body.list)
  useProfileAgain()
  const { sent: _, ...body } = entry.body
  if (!stored && GONE.includes(entry.error?.code ?? '')) return <DeletedMeanwhile entry={entry} />
  return (
    <RefusedText
      entry={entry}
      title={<EntryChangedElsewhere />}
      texts={textsOf(body.fields, stored ?? {})}
      isOther={stored?.version !== undefined && stored.version !== body.version}
      kept={{ ...body, version: stored?.version }}
      rest={null}
    />
  )
}

const GONE = ['not_found', 'outdated', 'changed_elsewhere']

/** The text of a change whose entry was deleted on another device. */
function DeletedMeanwhile({ entry }: Omit<Props<Change>, 'stored'>) {
  const { t } = useLingui()
  const enqueue = useEnqueue()
  const { id, label, body } = entry
  const discard = () => discardEntry(id).catch(showStoringFailure)
  const add = async () => {
    const isAdded = await enqueue({
      kind: 'profile-entry-add',
      label,
      body: { list: body.list, fields: body.fields },
    })
    if (isAdded) await discard()
  }
  return (
    <div className={styles.entry}>
      <Notice
        tone="amber"
        role="alert"
        title={<EntryDeletedElsewhere />}
        actions={
          <>
            <Button size="small" onPress={add}>{t`Add it again`}</Button>
            <Button size="small" variant="secondary" onPress={discard}>{t`Discard`}</Button>
          </>
        }
      >
        <p>
          <Trans>Below is what you typed.</Trans>
        </p>
      </Notice>
      <Texts kind={body.list} values={body.fields} />
    </div>
  )
}

/** A deletion of an entry that another device has changed meanwhile. */
function RefusedRemoval({ entry, stored }: Props<Removal>) {
  const { t } = useLingui()
  useProfileAgain()
  const { id, body, error } = entry
  const discard = () => discardEntry(id).catch(showStoringFailure)
  const isConflict = error?.code === 'changed_elsewhere' && stored && stored.version !== body.version
  if (!isConflict) return <WaitingEntry entry={entry} />
  return (
    <div className={styles.entry}>
      <Notice
        tone="amber"
        role="alert"
        title={<Trans>You deleted this entry, but it was changed elsewhere in the meantime</Trans>}
        actions={
          <>
            <Button size="small" onPress={discard}>{t`Keep it`}</Button>
            <Button
              size="small"
              variant="secondary"
              onPress={() => changeEntry(id, { ...body, version: stored.version }).catch(showStoringFailure)}
            >{t`Delete it`}</Button>
          </>
        }
      >
        <Texts kind={body.list} values={stored} />
      </Notice>
    </div>
  )
}

/** Fetches the profile again: another device has changed it. */
function useProfileAgain() {
  const queryClient = useQueryClient()
  useEffect(() => void queryClient.invalidateQueries({ queryKey: ownProfileKey }), [queryClient])
}

function Texts({ kind, values }: { kind: EntryKind; values: object }): ReactNode {
  const textsOf = useEntryTexts(kind)
  return textsOf(values, {})
    .filter(([, text]) => text !== '')
    .map(([label, text]) => (
      <p key={label} className={styles.text}>
        <strong>{label}</strong>
        <br />
        {text}
      </p>
    ))
}
