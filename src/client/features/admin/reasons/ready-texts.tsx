import { useLingui } from '@lingui/react/macro'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Button } from '#client/ui/button.tsx'
import { LANGUAGE_NAMES, type Language } from '#shared/contract/languages.ts'
import { ownWords } from './own-words.ts'
import styles from './ready-texts.module.css'

type ReadyText<Code> = { code: Code; label: string; text: Partial<Record<Language, string>> }

/** A text and the language of its reader. Null when unknown: then the current user's. */
export type Written = { language: Language | null; value: string; onChange: (text: string) => void }

type Props<Code> = Written & {
  /** The accessible name of the list. */
  label: string
  texts: readonly ReadyText<Code>[]
  /** A second text, for somebody with another language. */
  other?: Written | undefined
  onAdded?: ((code: Code) => void) | undefined
}

/** Buttons that add a prepared text, in the language of each recipient. Moderators also read it in their own. */
export function ReadyTexts<Code extends string>(props: Props<Code>) {
  const { label, texts, language, value, onChange, other, onAdded } = props
  const { t } = useLingui()
  const viewer = useViewer()
  const written = language ?? viewer.language
  const add = ({ code, text }: ReadyText<Code>) => {
    onChange(joined(value, text[written]))
    other?.onChange(joined(other.value, text[other.language ?? viewer.language]))
    onAdded?.(code)
  }
  const isRead = written === viewer.language || other?.language === viewer.language
  const own = isRead ? [] : ownWords(texts, value, { written, own: viewer.language })
  return (
    <div className={styles.box}>
      <ul className={styles.texts} aria-label={label} data-shortcut="texts">
        {texts.map((one, index) => (
          <li key={one.code}>
            <Button size="small" variant="secondary" onPress={() => add(one)}>
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
      {written !== viewer.language && !other && (
        <p className={styles.note}>{t`The reader’s language: ${LANGUAGE_NAMES[written]}`}</p>
      )}
      {own.length > 0 && (
        <div className={styles.note}>
          <p>{t`In your language (this is not sent):`}</p>
          {own.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      )}
    </div>
  )
}

/** A text that is there already is not added again: its second copy may be out of view. */
const joined = (value: string, text = '') =>
  value.includes(text) ? value : value.trim() ? `${value.trim()}\n${text}` : text
