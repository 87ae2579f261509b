import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { discardEntry } from '#client/platform/outbox/outbox.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Language } from '#shared/contract/languages.ts'
import styles from './posting-form.module.css'
import type { Change } from './use-waiting-postings.ts'

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
  const { t } = useLingui()
  const { version } = stored
  // A draft that an earlier release stored has no version.
  if (typeof draft.version !== 'number' || draft.version === version) return null
  const useOther = async () => {
    if (waiting) await discardEntry(waiting.id)
    startOver(stored)
  }
  return (
    <Notice
      tone="amber"
      role="alert"
      title={title}
      actions={
        <>
          <Button size="small" onPress={() => change({ version })}>{t`Keep my text`}</Button>
          <Button size="small" variant="secondary" onPress={useOther}>{t`Use the other text`}</Button>
        </>
      }
    >
      <p>
        <Trans>Below is what you typed. The other text:</Trans>
      </p>
      <dl className={styles.other} lang={language}>
        {texts
          .filter(([, own, other]) => own !== other)
          .map(([label, , other]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{other}</dd>
            </div>
          ))}
      </dl>
    </Notice>
  )
}
