import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Button } from '#client/ui/button.tsx'
import type { ReasonCode } from '#shared/contract/decision-reasons.ts'
import { LANGUAGE_NAMES, type Language } from '#shared/contract/languages.ts'
import { readyReasonsQueryOptions } from './queries.ts'
import styles from './ready-reasons.module.css'

type Props = {
  /** The language of the recipient. Null when unknown: then the current user's. */
  language: Language | null
  /** The offered reasons, in this order. */
  codes: readonly ReasonCode[]
  value: string
  onChange: (text: string) => void
}

/** Buttons that add a prepared reason to a text, in the recipient's language. */
export function ReadyReasons({ language, codes, value, onChange }: Props) {
  const { t } = useLingui()
  const viewer = useViewer()
  const reasons = useQuery(readyReasonsQueryOptions(viewer)).data?.data ?? []
  const written = language ?? viewer.language
  const add = (text: string) => onChange(value.trim() ? `${value.trim()}\n${text}` : text)
  return (
    <div className={styles.box}>
      <ul className={styles.reasons} aria-label={t`Standard reasons`}>
        {codes.flatMap((code) => {
          const reason = reasons.find((one) => one.code === code)
          if (!reason) return []
          return (
            <li key={code}>
              <Button size="small" variant="secondary" onPress={() => add(reason.text[written] ?? '')}>
                {reason.label}
              </Button>
            </li>
          )
        })}
      </ul>
      {written !== viewer.language && (
        <p className={styles.note}>{t`The reader’s language: ${LANGUAGE_NAMES[written]}`}</p>
      )}
    </div>
  )
}
