import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useMemo } from 'react'
import { BothTexts } from '#client/domain/both-texts.tsx'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { currentLanguage } from '#client/platform/words/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { ContentKind } from '#shared/contract/content-kinds.ts'
import type { Edited } from '#shared/contract/edited-content.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#shared/contract/languages.ts'
import styles from './content.module.css'
import { EditorFields } from './editor-fields.tsx'
import { byField } from './field-errors.ts'
import { type EditorField, fieldsOf } from './kinds.ts'
import { LanguageChoice } from './language-choice.tsx'
import { useContentDraft } from './use-content-draft.ts'
import { fieldText, isLocal as isLocalField, tooLongIn } from './version-text.ts'

type Props = {
  kind: ContentKind
  item: Edited | null
  /** The language of the edited texts. Saving a new item mounts the form anew, so it belongs to the route. */
  language: Language
  onLanguage: (language: Language) => void
  onSaved: (id: number) => void
}
type Values = Record<string, unknown>

/**
 * The form of an item. The draft stays on the device until the server has saved it, also when somebody else saves a newer
 * version meanwhile: then both texts are shown.
 */
export function ContentForm({ kind, item, language, onLanguage, onSaved }: Props) {
  const { t } = useLingui()
  const fields = fieldsOf(kind, item?.form)
  const { draft, saved, isOutdated, restored, setTyped, clear, sending } = useContentDraft(
    kind,
    item,
    onSaved,
  )
  const { send, isPending, errors, failure, reset } = sending
  const shown = useMemo(() => byField(errors), [errors])
  const isLocal = fields.some(({ type }) => type.startsWith('local-'))
  // Also with a text that is too long: the server names it together with all other errors.
  const save = () => {
    const wrong = tooLongIn(fields, draft.form)
    const [first] = wrong
    if (first && !wrong.includes(language)) onLanguage(first)
    if (!isPending) send(draft)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <Form onSubmit={submit} onWrong={save} validationErrors={shown} className={styles.form}>
      <NeedsServer />
      {isOutdated ? (
        <NewerVersion
          fields={fields}
          own={draft.form}
          other={saved.form}
          isRefused={failure !== null}
          onKeep={() => {
            reset()
            setTyped({ ...draft, version: saved.version })
          }}
          onUseOther={() => {
            reset()
            void clear()
          }}
        />
      ) : (
        restored && <Unsaved onDiscard={() => void clear()} />
      )}
      {isLocal && <LanguageChoice form={draft.form} language={language} onChange={onLanguage} />}
      <EditorFields
        fields={fields}
        form={draft.form}
        language={language}
        onChange={(name, value) => setTyped({ ...draft, form: { ...draft.form, [name]: value } })}
      />
      <FailureNotice>{!isOutdated && failure}</FailureNotice>
      <div className={styles.actions}>
        <Button type="submit" isPending={isPending}>
          {t`Save`}
        </Button>
      </div>
    </Form>
  )
}

function Unsaved({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useLingui()
  return (
    <Notice actions={<Button size="small" variant="secondary" onPress={onDiscard}>{t`Discard`}</Button>}>
      <Trans>These are your unsaved changes from last time.</Trans>
    </Notice>
  )
}

type NewerProps = {
  fields: readonly EditorField[]
  own: Values
  other: Values
  isRefused: boolean
  onKeep: () => void
  onUseOther: () => void
}

/** The version that somebody has saved meanwhile, above the typed text. Saving the typed text keeps the other in the history. */
function NewerVersion({ fields, own, other, ...choices }: NewerProps) {
  const { i18n } = useLingui()
  const texts = fields.flatMap((field) => {
    const languages = isLocalField(field) ? LANGUAGES : [currentLanguage()]
    return languages.map((language) => {
      const label = i18n._(field.label)
      return [
        languages.length > 1 ? `${label} (${LANGUAGE_NAMES[language]})` : label,
        fieldText(field, own, language, i18n),
        fieldText(field, other, language, i18n),
      ] as const
    })
  })
  return (
    <BothTexts
      title={<Trans>Someone has saved a newer version in the meantime</Trans>}
      texts={texts}
      {...choices}
    />
  )
}
