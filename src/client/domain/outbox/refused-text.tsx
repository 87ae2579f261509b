import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { type EntryBody, type OutboxEntry, refreshesOf } from '#client/platform/outbox/entry.ts'
import { changeEntry, discardEntry } from '#client/platform/outbox/outbox.ts'
import { BothTexts } from '../both-texts.tsx'
import { showStoringFailure } from './storing-failure.ts'
import styles from './waiting-entry.module.css'
import { WaitingEntry } from './waiting-entry.tsx'

const CONFLICTS = ['changed_elsewhere', 'outdated']

type Props = {
  entry: OutboxEntry
  title: ReactNode
  texts: readonly (readonly [label: string, own: string, other: string])[]
  /** Whether another text is stored than the one that the entry was written for. */
  isOther: boolean
  /** The entry's body as written for the stored text. */
  kept: EntryBody
  /** What is left of the body without the text; null if nothing is. */
  rest: EntryBody | null
}

/** A refused entry with a text. If another device has stored another text meanwhile, both are shown. */
export function RefusedText({ entry, title, texts, isOther, kept, rest }: Props) {
  const queryClient = useQueryClient()
  const { id } = entry
  const [refreshes] = useState(() => refreshesOf(entry))
  useEffect(() => {
    for (const queryKey of refreshes) void queryClient.invalidateQueries({ queryKey })
  }, [queryClient, refreshes])
  if (!isOther || !CONFLICTS.includes(entry.error?.code ?? '')) return <WaitingEntry entry={entry} />
  return (
    <div className={styles.entry}>
      <BothTexts
        title={title}
        texts={texts}
        onKeep={() => changeEntry(id, kept).catch(showStoringFailure)}
        onUseOther={() => (rest ? changeEntry(id, rest) : discardEntry(id)).catch(showStoringFailure)}
      />
      {texts
        .filter(([, own]) => own !== '')
        .map(([label, own]) => (
          <p key={label} className={styles.text}>
            <strong>{label}</strong>
            <br />
            {own}
          </p>
        ))}
    </div>
  )
}
