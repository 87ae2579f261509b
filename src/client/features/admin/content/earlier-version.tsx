import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, useState } from 'react'
import { currentLanguage } from '#client/platform/words/i18n.ts'
import { RadioGroup } from '#client/ui/radio-group.tsx'
import type { ContentKind } from '#shared/contract/content-kinds.ts'
import type { ContentVersion } from '#shared/contract/edited-content.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#shared/contract/languages.ts'
import { ChangedField } from '../changed-field.tsx'
import styles from './content.module.css'
import { EDITED_KINDS, type EditorField } from './kinds.ts'
import { changedLanguages, compareLines, fieldText } from './version-text.ts'

type Values = Record<string, unknown>
type Props = { kind: ContentKind; version: ContentVersion; present: Values }

/** An earlier version to read. Its text is rendered when it is opened: there may be many long ones. */
export function EarlierVersion(props: Props) {
  const { version } = props.version
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.earlier} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Trans>Read version {version}</Trans>
      </summary>
      {isOpen && <Fields {...props} />}
    </details>
  )
}

function Fields({ kind, version: { version, form }, present }: Props) {
  const { t, i18n } = useLingui()
  const { fields } = EDITED_KINDS[kind]
  const changed = changedLanguages(fields, form, present, i18n)
  const [language, setLanguage] = useState<Language>(() => changed[0] ?? currentLanguage())
  const names = changed.map((one) => LANGUAGE_NAMES[one]).join(', ')
  return (
    <div className={styles.fields}>
      {fields.some(({ type }) => type.startsWith('local-')) && (
        <RadioGroup
          label={t`Language of version ${version}`}
          variant="segmented"
          value={language}
          onChange={(value) => setLanguage(value as Language)}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
      )}
      {names && (
        <p className={styles.gaps}>
          <Trans>Differs from the current text: {names}</Trans>
        </p>
      )}
      <dl className={styles.fields}>
        {fields.map((field) => (
          <Field
            key={field.name}
            field={field}
            text={fieldText(field, form, language, i18n)}
            presentText={fieldText(field, present, language, i18n)}
            version={version}
            language={language}
          />
        ))}
      </dl>
    </div>
  )
}

type FieldProps = {
  field: EditorField
  text: string
  presentText: string
  version: number
  language: Language
}

function Field({ field: { label, type }, text, presentText, version, language }: FieldProps) {
  const { t, i18n } = useLingui()
  if (!text && !presentText) return null
  const lang = type.startsWith('local-') ? language : undefined
  if (text === presentText)
    return (
      <div>
        <dt className={styles.legend}>{i18n._(label)}</dt>
        <dd className={styles.plain} lang={lang}>
          {text}
        </dd>
      </div>
    )
  return (
    <ChangedField
      label={i18n._(label)}
      before={{ which: t`Current text`, lang, words: <Lines text={presentText} other={text} /> }}
      after={{ which: t`Version ${version}`, lang, words: <Lines text={text} other={presentText} /> }}
    />
  )
}

/** A text whose own lines are marked. */
function Lines({ text, other }: { text: string; other: string }) {
  if (!text) return '–'
  return compareLines(text, other).map(({ line, isOwn }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity
    <Fragment key={index}>
      {index > 0 && '\n'}
      {isOwn && line ? <mark className={styles.own}>{line}</mark> : line}
    </Fragment>
  ))
}
