import { useLingui } from '@lingui/react/macro'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { RubricIcon } from '#client/ui/rubric-icon.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { Language } from '#shared/contract/languages.ts'
import styles from './content.module.css'
import { CoverField } from './cover-field.tsx'
import type { EditorField } from './kinds.ts'
import { MarkdownField } from './markdown-field.tsx'
import { PublicationField } from './publication-field.tsx'
import { SourcesField } from './sources-field.tsx'
import { WordsField } from './words-field.tsx'

type Values = Record<string, unknown>
type Props = {
  fields: readonly EditorField[]
  form: Values
  language: Language
  onChange: (name: string, value: unknown) => void
}

/** The fields of an editor; those with a value for each language show the chosen language. */
export function EditorFields({ fields, form, language, onChange }: Props) {
  return fields.map((field) => (
    <OneField
      key={field.type.startsWith('local-') ? `${field.name} ${language}` : field.name}
      field={field}
      value={form[field.name]}
      language={language}
      onChange={(value) => onChange(field.name, value)}
    />
  ))
}

type FieldProps = {
  field: EditorField
  value: unknown
  language: Language
  onChange: (value: unknown) => void
}

function OneField({ field, value, language, onChange }: FieldProps) {
  const { i18n } = useLingui()
  const { name, isRequired } = field
  const words = {
    name,
    label: i18n._(field.label),
    ...(field.help ? { description: i18n._(field.help) } : {}),
  }
  const text = { ...words, value: (value ?? '') as string, onChange, isRequired: isRequired ?? false }
  const local = { ...text, value: ((value as Values)?.[language] as string) ?? '' }
  const changeLocal = (next: unknown) => onChange({ ...(value as Values), [language]: next })
  const props = { field, value, language, onChange }
  switch (field.type) {
    case 'line':
      return <LimitedTextField {...text} max={field.max} isReadOnly={field.isReadOnly ?? false} />
    case 'text':
      return <LimitedTextArea {...text} max={field.max} rows={3} />
    case 'local-line':
      return <LimitedTextField {...local} onChange={changeLocal} max={field.max} lang={language} />
    case 'local-text':
      return <LimitedTextArea {...local} onChange={changeLocal} max={field.max} rows={2} lang={language} />
    case 'local-markdown':
      return <MarkdownField {...local} onChange={changeLocal} max={field.max} language={language} />
    case 'local-words':
      return (
        <WordsField
          {...words}
          words={(value as Record<Language, string[]>)?.[language] ?? []}
          onChange={changeLocal}
        />
      )
    case 'number':
      return (
        <TextField
          {...text}
          value={String(value ?? '')}
          // What is not a number stays as it was typed, and the server says so.
          onChange={(next) => onChange(next === '' ? null : Number.isNaN(Number(next)) ? next : Number(next))}
          inputMode="numeric"
        />
      )
    case 'date':
      return <TextField {...text} type="date" onChange={(next) => onChange(next || null)} />
    case 'switch':
      return (
        <Checkbox name={name} isSelected={value === true} onChange={onChange}>
          {words.label}
        </Checkbox>
      )
    case 'choice':
    case 'icon': {
      const select = (
        <NativeSelect
          {...words}
          value={String(value ?? '')}
          onChange={onChange}
          options={field.options.map(([option, label]) => ({
            value: option,
            label: typeof label === 'string' ? label : i18n._(label),
          }))}
        />
      )
      return field.type === 'choice' ? (
        select
      ) : (
        <div className={styles.icon}>
          {select}
          <RubricIcon icon={String(value ?? '')} size={40} />
        </div>
      )
    }
    case 'cover':
      return <CoverField {...props} />
    case 'sources':
      return <SourcesField {...props} />
    case 'publication':
      return <PublicationField {...props} />
  }
}
