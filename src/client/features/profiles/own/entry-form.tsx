import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { BothTexts } from '#client/domain/both-texts.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useFormCheck } from '#client/platform/forms/use-form-check.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Entry } from './entry-drafts.ts'
import { EducationFields, ExperienceFields, LanguageFields } from './entry-fields.tsx'
import { findEntryErrors } from './find-entry-errors.ts'
import styles from './own-profile.module.css'
import type { EntryKind } from './profile-calls.ts'
import { EntryChangedElsewhere, EntryDeletedElsewhere } from './refused-entries.tsx'
import { useEntryDraft } from './use-entry-draft.ts'
import { useEntryTexts } from './use-entry-texts.ts'

const FIELDS = { experience: ExperienceFields, education: EducationFields, languages: LanguageFields }

type Props = {
  kind: EntryKind
  entry: Entry | null
  /** Whether the entry was deleted elsewhere while the form was open: then it is added again. */
  isGone?: boolean
  heading: ReactNode
  onSaved: () => void
  onCancel: () => void
}

/** The form for a new or existing entry. */
export function EntryForm({ kind, entry, isGone = false, heading, onSaved, onCancel }: Props) {
  const { t } = useLingui()
  const { draft, setDraft, save, cancel, keepOwn, hasConflict, isPending, errors, failure } = useEntryDraft(
    kind,
    { entry, isGone, onSaved, onCancel },
  )
  const textsOf = useEntryTexts(kind)
  const { language } = useViewer()
  const check = () => findEntryErrors(kind, draft, language)
  const { shown, onSubmit, onWrong } = useFormCheck(check, save, { errors })
  const Fields = FIELDS[kind]
  const fields = useRef<HTMLDivElement>(null)
  // The button that opened the form is gone, so move the focus to the first field.
  useEffect(() => fields.current?.querySelector<HTMLElement>('input, select, button, textarea')?.focus(), [])
  return (
    <Form onSubmit={onSubmit} onWrong={onWrong} validationErrors={shown} className={styles.form}>
      {isGone && (
        <Notice tone="amber" role="alert" title={<EntryDeletedElsewhere />}>
          <Trans>If you save it, it will be added again.</Trans>
        </Notice>
      )}
      {hasConflict && entry && (
        <BothTexts
          title={<EntryChangedElsewhere />}
          texts={textsOf(draft, entry)}
          onKeep={keepOwn}
          onUseOther={cancel}
        />
      )}
      <Card padding="large" className={styles.fields}>
        <h2 className={styles.wide}>{heading}</h2>
        <div ref={fields} className={styles.contents}>
          <Fields draft={draft} change={(part) => setDraft({ ...draft, ...part })} />
        </div>
      </Card>
      <FailureNotice>{!hasConflict && !isGone && failure}</FailureNotice>
      <div className={styles.actions}>
        <Button type="submit" isPending={isPending}>{t`Save`}</Button>
        <Button variant="quiet" onPress={cancel}>{t`Cancel`}</Button>
      </div>
    </Form>
  )
}
