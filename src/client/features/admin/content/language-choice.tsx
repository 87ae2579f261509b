import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#client/ui/notice.tsx'
import { RadioGroup } from '#client/ui/radio-group.tsx'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#shared/contract/languages.ts'
import styles from './content.module.css'
import { incompleteLanguages, missingLanguages } from './item-title.ts'

type Props = {
  form: Record<string, unknown>
  language: Language
  onChange: (language: Language) => void
  /** The languages that must have a text, so that no other one is shown in its place. */
  mandatory?: readonly Language[]
}

/** The choice of the edited language, with what is empty or incomplete, and the text that readers of an empty language see. */
export function LanguageChoice({ form, language, onChange, mandatory = [] }: Props) {
  const { t } = useLingui()
  const missing = missingLanguages(form)
  const present = LANGUAGES.filter((one) => !missing.includes(one))
  // Cities are called by their German name.
  const fallback = form.names ? 'de' : present.includes('en') ? 'en' : present[0]
  const name = LANGUAGE_NAMES[language]
  return (
    <div className={styles.languages}>
      <RadioGroup
        label={t`Language of the text`}
        variant="segmented"
        value={language}
        onChange={(value) => onChange(value as Language)}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <LanguageGaps form={form} />
      {missing.includes(language) && !mandatory.includes(language) && fallback && (
        <Notice>
          <Trans>
            There is no text in this language: {name}. Readers see this version: {LANGUAGE_NAMES[fallback]}.
          </Trans>
        </Notice>
      )}
    </div>
  )
}

/** The names of languages in a row. */
export const namesOf = (languages: readonly Language[]): string =>
  languages.map((one) => LANGUAGE_NAMES[one]).join(', ')

/** The languages in which a text is empty or incomplete. */
function LanguageGaps({ form }: Pick<Props, 'form'>) {
  const { t } = useLingui()
  const incomplete = incompleteLanguages(form)
  const empty = missingLanguages(form).filter((one) => !incomplete.includes(one))
  const gaps = [
    incomplete.length > 0 && t`Incomplete: ${namesOf(incomplete)}`,
    empty.length > 0 && t`Empty: ${namesOf(empty)}`,
  ].filter(Boolean)
  return gaps.length > 0 && <p className={styles.gaps}>{gaps.join(' · ')}</p>
}
