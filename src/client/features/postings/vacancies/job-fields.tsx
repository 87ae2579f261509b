import { Trans, useLingui } from '@lingui/react/macro'
import { FACT_CHOICES } from '#client/domain/labels.ts'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Button } from '#client/ui/button.tsx'
import { MoneyField } from '#client/ui/money-field.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { LIMITS } from '#shared/contract/limits.ts'
import { Fields, type FieldsProps } from '../fields.tsx'
import { LanguageField } from '../language-field.tsx'
import { PlaceFields, type Places } from '../place-fields.tsx'
import styles from '../posting-form.module.css'
import { ChoiceFields } from './choice-fields.tsx'
import { PostcodeCheck } from './postcode-check.tsx'
import { lacksGenderMark, type VacancyDraft, withGenderMark } from './vacancy-draft.ts'
import { WordingCheck } from './wording-check.tsx'

/** Title, rubric, city and conditions of the work. */
export function JobFields({ draft, change, ...places }: FieldsProps<VacancyDraft> & Places) {
  const { t } = useLingui()
  const { language } = useViewer()
  const textLanguage = draft.language ?? language
  const most = LIMITS.positions
  return (
    <Fields heading={<Trans>The job</Trans>}>
      <div className={styles.wide}>
        <LimitedTextField
          name="title"
          label={t`Title`}
          description={t`The work in a few words`}
          value={draft.title}
          onChange={(title) => change({ title })}
          max={LIMITS.title.max}
          autoComplete="off"
          isRequired
        />
        <WordingCheck texts={[draft.title]} />
      </div>
      {lacksGenderMark(draft.title, textLanguage) && (
        <GenderHint onAdd={() => change({ title: withGenderMark(draft.title) })} />
      )}
      <PlaceFields draft={draft} change={change} {...places} />
      <LimitedTextField
        name="street"
        label={t`Street and number`}
        description={t`Everyone can see the address, with a link to the map. Leave it empty if only the person you choose should know it.`}
        value={draft.street ?? ''}
        onChange={(street) => change({ street: street || null })}
        max={LIMITS.street}
        autoComplete="off"
      />
      <div>
        <TextField
          name="postal_code"
          label={t`Postcode`}
          value={draft.postal_code ?? ''}
          onChange={(code) => change({ postal_code: code || null })}
          inputMode="numeric"
          autoComplete="off"
        />
        <PostcodeCheck draft={draft} cities={places.cities} />
      </div>
      <MoneyField
        name="positions"
        label={t`How many people do you need?`}
        value={draft.positions}
        onChange={(positions) => change({ positions })}
        wrongMessage={t`Please enter a whole number from 1 to ${most}`}
        suffix=""
        max={most}
        isWhole
      />
      <ChoiceFields fields={FACT_CHOICES} draft={draft} change={change} />
      <TextField
        name="start_date"
        type="date"
        label={t`Start date`}
        description={t`Leave empty if the work can start at any time.`}
        value={draft.start_date ?? ''}
        onChange={(date) => change({ start_date: date || null })}
      />
      <LanguageField draft={draft} change={change} description={t`The language you write this vacancy in.`} />
    </Fields>
  )
}

function GenderHint({ onAdd }: { onAdd: () => void }) {
  return (
    <Notice
      className={styles.wide}
      actions={
        <Button size="small" variant="secondary" onPress={onAdd}>
          <Trans>Add (m/w/d)</Trans>
        </Button>
      }
    >
      <Trans>German law requires job titles to be open to everyone. Adding (m/w/d) makes that clear.</Trans>
    </Notice>
  )
}
