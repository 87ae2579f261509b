import { Trans } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import { Notice } from '#client/ui/notice.tsx'
import { exclusionsIn } from '#shared/rules/risk-signals.ts'
import styles from '../posting-form.module.css'

type Props = {
  /** What is typed in the field above. */
  texts: readonly string[]
}

// More places tell an employer nothing new.
const MAX_SHOWN = 5

/** Warns during typing about words that may exclude people (AGG § 1, § 11). It refuses nothing: words alone prove nothing. */
export function WordingCheck({ texts }: Props) {
  const all = useDeferredValue(texts).flatMap(exclusionsIn)
  // The same words in two items of a list are shown once.
  const passages = [...new Map(all.map((one) => [Object.values(one).join('|'), one]))].slice(0, MAX_SHOWN)
  return (
    <div role="status">
      {passages.length > 0 && (
        <Notice className={styles.below} tone="amber" title={<Trans>These words may exclude people</Trans>}>
          <ul className={styles.quotes}>
            {passages.map(([key, { before, words, after }]) => (
              <li key={key}>
                {before}
                <mark>{words}</mark>
                {after}
              </li>
            ))}
          </ul>
          <p>
            <Trans>
              Nobody may be preferred or excluded because of ethnic origin, sex, religion or belief,
              disability, age or sexual identity (AGG). Write what the work needs instead, for example a level
              of German or a licence.
            </Trans>
          </p>
        </Notice>
      )}
    </div>
  )
}
