import { Trans, useLingui } from '@lingui/react/macro'
import { EMPLOYMENT_TYPES, GERMAN_LEVELS } from '#client/domain/labels.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { Button } from '#client/ui/button.tsx'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { LIMITS } from '#shared/contract/limits.ts'
import type { EmploymentType, GermanLevel } from '#shared/contract/work-terms.ts'
import { Fields, type FieldsProps } from '../fields.tsx'
import { LanguageField } from '../language-field.tsx'
import { PlaceFields, type Places } from '../place-fields.tsx'
import styles from '../posting-form.module.css'
import { optionsOf } from './options.ts'
import { lacksGenderMark, type VacancyDraft, withGenderMark } from './vacancy-draft.ts'

/** What the work is, where, and what it asks for. */
export function JobFields({ draft, change, ...places }: FieldsProps<VacancyDraft> & Places) {
  const { t, i18n } = useLingui()
  const { language } = useViewer()
  const textLanguage = draft.language ?? language
  return (
    <Fields heading={<Trans>The job</Trans>}>
      <TextField
        name="title"
        label={t`Title`}
        description={t`What the person will do, as short as a sign on a door.`}
        value={draft.title}
        onChange={(title) => change({ title })}
        maxLength={LIMITS.title.max}
        autoComplete="off"
        className={styles.wide}
        isRequired
      />
      {lacksGenderMark(draft.title, textLanguage) && (
        <GenderHint onAdd={() => change({ title: withGenderMark(draft.title) })} />
      )}
      <PlaceFields draft={draft} change={change} {...places} />
      <NativeSelect
        name="employment_type"
        label={t`Employment`}
        options={optionsOf(EMPLOYMENT_TYPES, i18n)}
        value={draft.employment_type}
        onChange={(value) => change({ employment_type: value as EmploymentType })}
      />
      <NativeSelect
        name="german_level"
        label={t`German at least`}
        options={optionsOf(GERMAN_LEVELS, i18n)}
        value={draft.german_level}
        onChange={(value) => change({ german_level: value as GermanLevel })}
      />
      <TextField
        name="start_date"
        type="date"
        label={t`Start date`}
        description={t`Leave it empty if the work can begin at any time.`}
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
      <Trans>German law asks for job titles that mean everybody, which (m/w/d) says.</Trans>
    </Notice>
  )
}
