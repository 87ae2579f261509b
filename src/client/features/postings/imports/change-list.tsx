import { Trans, useLingui } from '@lingui/react/macro'
import { CHOICE_WORDS, choiceWord, PAY_TYPES, TEXT_LANGUAGES } from '#client/domain/labels.ts'
import { formatDate, formatNumber } from '#client/platform/words/format.ts'
import type { PayType } from '#shared/contract/choice-schemas.ts'
import type { ImportChange } from '#shared/contract/imports.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { JobChoice } from '#shared/contract/vacancy-choices.ts'
import { columnWord } from './column-words.ts'
import styles from './imports.module.css'
import { shortenAroundChange } from './shorten-around-change.ts'

type Props = {
  changes: readonly ImportChange[]
  /** When the vacancy was last changed by hand. */
  editedAt: string | null
  /** Whether the import has been done. */
  isDone: boolean
}

/** The fields in which a row differs from its vacancy: the old and the new value, and what was changed by hand. */
export function ChangeList({ changes, editedAt, isDone }: Props) {
  if (changes.length === 0) return null
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.field}>
          <Change change={change} editedAt={editedAt} isDone={isDone} />
        </li>
      ))}
    </ul>
  )
}

function Change({
  change: { field, effect, ...values },
  editedAt,
  isDone,
}: Omit<Props, 'changes'> & { change: ImportChange }) {
  const { i18n } = useLingui()
  const wordsOf = useWordsOf(field)
  const label = columnWord(field)
  const [before, after] = shortenAroundChange(wordsOf(values.before), wordsOf(values.after))
  const date = editedAt && formatDate(editedAt)
  return (
    <>
      {label && <strong>{i18n._(label)}: </strong>}
      {effect === 'keeps' ? (
        <>
          {before || '–'}
          <span className={styles.note}>
            <Trans>Changed by hand. It stays, because the source has not changed it.</Trans>
          </span>
        </>
      ) : (
        <>
          {before || '–'} → {after || '–'}
        </>
      )}
      {effect === 'overwrites' && (
        <span className={styles.overwritten}>
          {date && !isDone && <Trans>Changed by hand on {date}: would be overwritten</Trans>}
          {date && isDone && <Trans>Changed by hand on {date}: was overwritten</Trans>}
          {!date && !isDone && <Trans>Changed by hand: would be overwritten</Trans>}
          {!date && isDone && <Trans>Changed by hand: was overwritten</Trans>}
        </span>
      )}
    </>
  )
}

/** How values of a field are shown; "" for none. */
function useWordsOf(field: string): (value: ImportChange['before']) => string {
  const { i18n } = useLingui()
  return (value) => {
    if (value === null) return ''
    if (typeof value === 'number') return formatNumber(value)
    if (typeof value !== 'string') return value.join('; ')
    if (field in CHOICE_WORDS) {
      const word = choiceWord(field as JobChoice, value as never)
      return word ? i18n._(word) : value
    }
    if (field === 'pay_type') return i18n._(PAY_TYPES[value as PayType])
    if (field === 'language') return i18n._(TEXT_LANGUAGES[value as Language])
    return field === 'start_date' ? formatDate(value) : value
  }
}
