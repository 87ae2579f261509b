import type { ReactNode } from 'react'
import { BothTexts } from '#client/domain/both-texts.tsx'
import { showStoringFailure } from '#client/domain/outbox/storing-failure.ts'
import { discardEntry } from '#client/platform/outbox/outbox.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { Change } from './waiting-postings.ts'

type Versioned = { version: number | null }
type Props<Draft extends Versioned> = {
  title: ReactNode
  draft: Draft
  /** The form's values for the stored posting. */
  stored: Draft
  language: Language
  /** The labels of the compared fields with both texts. */
  texts: readonly (readonly [label: string, own: string, other: string])[]
  waiting: Change | undefined
  change: (part: Versioned) => void
  startOver: (from: Draft) => void
}

/** The text that another device has saved since this form's text was written, and the choice between both. */
export function OtherText<Draft extends Versioned>({
  title,
  draft,
  stored,
  language,
  texts,
  waiting,
  change,
  startOver,
}: Props<Draft>) {
  const { version } = stored
  // A draft that an earlier release stored has no version.
  if (typeof draft.version !== 'number' || draft.version === version) return null
  const useOther = async () => {
    try {
      if (waiting) await discardEntry(waiting.id)
      startOver(stored)
    } catch (error) {
      showStoringFailure(error)
    }
  }
  return (
    <BothTexts
      title={title}
      language={language}
      texts={texts}
      onKeep={() => change({ version })}
      onUseOther={useOther}
    />
  )
}
