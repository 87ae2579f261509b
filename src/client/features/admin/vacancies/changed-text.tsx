import { Trans, useLingui } from '@lingui/react/macro'
import { CARE_QUALIFICATIONS } from '#client/domain/care-qualifications.ts'
import { CHOICE_WORDS, choiceWord, PAY_UNITS, TEXT_LANGUAGES } from '#client/domain/labels.ts'
import { formatDate, formatMoneyRange, formatNumber } from '#client/platform/words/format.ts'
import { Card } from '#client/ui/card.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import type { VacancyWords } from '#shared/contract/vacancies.ts'
import type { JobChoice } from '#shared/contract/vacancy-choices.ts'
import { ChangedField } from '../changed-field.tsx'
import styles from './changed-text.module.css'
import { changedFields, type Field, LABELS } from './changes.ts'

const isChoice = (field: Field): field is JobChoice => field in CHOICE_WORDS

/** The changes to an approved text: the public value and the proposed value of each field. */
export function ChangedText({ vacancy }: { vacancy: ModeratedVacancy }) {
  const { t, i18n } = useLingui()
  const { before } = vacancy
  const fields = changedFields(vacancy)
  if (!before || fields.length === 0) return null
  return (
    <Card as="section" aria-label={t`What was changed`} className={styles.changes}>
      <SectionHeading level={3}>
        <Trans>What was changed</Trans>
      </SectionHeading>
      <dl className={styles.fields}>
        {fields.map((field) => (
          <ChangedField
            key={field}
            label={i18n._(LABELS[field])}
            before={{
              which: t`Public now`,
              lang: before.language,
              words: <Words words={before} field={field} />,
            }}
            after={{
              which: t`Proposed`,
              lang: vacancy.language,
              words: <Words words={vacancy} field={field} />,
            }}
          />
        ))}
      </dl>
    </Card>
  )
}

function Words({ words, field }: { words: VacancyWords; field: Field }) {
  const { i18n } = useLingui()
  const text = (): string => {
    if (field === 'pay_amount')
      return `${formatMoneyRange(words.pay_amount, words.pay_max)} ${i18n._(PAY_UNITS[words.pay_type])}`
    if (field === 'rubric' || field === 'city') return words[field].name
    if (field === 'responsibilities' || field === 'requirements') return words[field].join('\n')
    if (isChoice(field)) {
      const word = choiceWord(field, words[field])
      return word ? i18n._(word) : ''
    }
    if (field === 'hours_per_week') return words.hours_per_week ? formatNumber(words.hours_per_week) : ''
    if (field === 'care_qualification')
      return words.care_qualification ? i18n._(CARE_QUALIFICATIONS[words.care_qualification]) : ''
    if (field === 'language') return i18n._(TEXT_LANGUAGES[words.language])
    if (field === 'start_date') return words.start_date ? formatDate(words.start_date) : ''
    return `${words[field] ?? ''}`
  }
  return text() || '–'
}
