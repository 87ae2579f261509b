import { useLingui } from '@lingui/react/macro'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Button } from '#client/ui/button.tsx'
import { LANGUAGE_NAMES, type Language } from '#shared/contract/languages.ts'
import styles from './ready-texts.module.css'

type ReadyText = { code: string; label: string; text: Partial<Record<Language, string>> }

type Props = {
  /** The accessible name of the list. */
  label: string
  texts: readonly ReadyText[]
  /** The language of the recipient. Null when unknown: then the current user's. */
  language: Language | null
  value: string
  onChange: (text: string) => void
}

/** Buttons that add a prepared text, in the recipient's language. */
export function ReadyTexts({ label, texts, language, value, onChange }: Props) {
  const { t } = useLingui()
  const viewer = useViewer()
  const written = language ?? viewer.language
  const add = (text: string) => onChange(value.trim() ? `${value.trim()}\n${text}` : text)
  return (
    <div className={styles.box}>
      <ul className={styles.texts} aria-label={label} data-shortcut="texts">
        {texts.map((one, index) => (
          <li key={one.code}>
            <Button size="small" variant="secondary" onPress={() => add(one.text[written] ?? '')}>
              {index < 9 && (
                <span aria-hidden="true" className={styles.key}>
                  {index + 1}
                </span>
              )}
              {one.label}
            </Button>
          </li>
        ))}
      </ul>
      {written !== viewer.language && (
        <p className={styles.note}>{t`The reader’s language: ${LANGUAGE_NAMES[written]}`}</p>
      )}
    </div>
  )
}
