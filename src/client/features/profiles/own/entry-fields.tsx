import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { languageLevels, RECOGNITIONS } from '#client/domain/profile-labels.ts'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { LIMITS } from '#shared/contract/limits.ts'
import { BROAD_LANGUAGE_LEVELS, LANGUAGE_LEVELS, PROFILE_LIMITS } from '#shared/contract/profiles.ts'
import { languageOptions } from './country-options.ts'
import type { EntryDraft, EntryField } from './entry-drafts.ts'
import styles from './own-profile.module.css'

type Props = { draft: EntryDraft; change: (part: EntryDraft) => void }

/** The fields of a previous job. */
export function ExperienceFields({ draft, change }: Props) {
  const { t } = useLingui()
  return (
    <>
      <Line name="position" label={t`Position`} draft={draft} change={change} />
      <LimitedTextField
        name="employer"
        label={t`Employer`}
        value={draft.employer ?? ''}
        onChange={(employer) => change({ employer })}
        max={PROFILE_LIMITS.employer}
      />
      <PeriodFields draft={draft} change={change} untilWords={t`Leave empty if you still work there`} />
      <LimitedTextArea
        name="responsibilities"
        label={t`Responsibilities`}
        value={draft.responsibilities ?? ''}
        onChange={(responsibilities) => change({ responsibilities })}
        max={PROFILE_LIMITS.responsibilities}
        className={styles.wide}
      />
    </>
  )
}

/** The fields of an education entry. */
export function EducationFields({ draft, change }: Props) {
  const { t, i18n } = useLingui()
  const recognitions = Object.entries(RECOGNITIONS).map(([value, label]) => ({ value, label: i18n._(label) }))
  return (
    <>
      <Line name="specialty" label={t`Field of study`} draft={draft} change={change} />
      <Line name="institution" label={t`Institution`} draft={draft} change={change} />
      <PeriodFields draft={draft} change={change} untilWords={t`Leave empty if you are still studying`} />
      <NativeSelect
        name="recognition"
        label={t`Recognition in Germany`}
        description={t`For a qualification from abroad; how to apply: www.anerkennung-in-deutschland.de`}
        options={[{ value: '', label: t`Not specified` }, ...recognitions]}
        value={draft.recognition ?? ''}
        onChange={(recognition) => change({ recognition })}
      />
    </>
  )
}

/** The fields of a language skill. */
export function LanguageFields({ draft, change }: Props) {
  const { t, i18n } = useLingui()
  const [stored] = useState(draft.level)
  const emptyOption = { value: '', label: t`Please choose` }
  const words = languageLevels((message) => i18n._(message))
  // A broader level of an earlier release stays until another one is chosen.
  const broad = BROAD_LANGUAGE_LEVELS.filter((level) => level === stored)
  const levels = [...LANGUAGE_LEVELS, ...broad].map((value) => ({ value, label: words[value] }))
  return (
    <>
      <NativeSelect
        name="language"
        label={t({ message: 'Language', context: 'skill' })}
        options={[emptyOption, ...languageOptions()]}
        value={draft.language ?? ''}
        onChange={(language) => change({ language })}
        isRequired
      />
      <NativeSelect
        name="level"
        label={t`Level`}
        description={t`The levels of the European framework: A1 for beginners, C2 almost native`}
        options={[emptyOption, ...levels]}
        value={draft.level ?? ''}
        onChange={(level) => change({ level })}
        isRequired
      />
    </>
  )
}

function PeriodFields({ draft, change, untilWords }: Props & { untilWords: string }) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        name="period_from"
        type="month"
        label={t({ message: 'From', context: 'period' })}
        value={draft.period_from ?? ''}
        onChange={(period_from) => change({ period_from })}
        isRequired
      />
      <TextField
        name="period_to"
        type="month"
        label={t({ message: 'Until', context: 'period' })}
        description={untilWords}
        value={draft.period_to ?? ''}
        onChange={(period_to) => change({ period_to })}
      />
    </>
  )
}

function Line({ name, label, draft, change }: Props & { name: EntryField; label: string }) {
  return (
    <LimitedTextField
      name={name}
      label={label}
      value={draft[name] ?? ''}
      onChange={(value) => change({ [name]: value })}
      max={LIMITS.listItem}
      isRequired
    />
  )
}
