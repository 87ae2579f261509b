import { useLingui } from '@lingui/react/macro'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import type { NewEntry } from '#client/platform/outbox/entry.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { MAX_TEMPLATE_NAME } from '#shared/contract/vacancy-templates.ts'

type Props = {
  title: string
  /** The name under which the device keeps the unsent name. */
  draft: string
  /** The name that is suggested. */
  name: string
  /** What to send for a name. */
  entryOf: (name: string) => NewEntry
  isOpen: boolean
  onClose: () => void
}

/** Asks for the name of a template and saves it. */
export function TemplateNameDialog({ title, isOpen, onClose, ...form }: Props) {
  const { t } = useLingui()
  return (
    <Dialog title={title} isOpen={isOpen} onOpenChange={onClose} closeLabel={t`Close`}>
      <NameForm {...form} onSaved={onClose} />
    </Dialog>
  )
}

function NameForm({
  draft,
  name: first,
  entryOf,
  onSaved,
}: Pick<Props, 'draft' | 'name' | 'entryOf'> & { onSaved: () => void }) {
  const { t } = useLingui()
  const [name, setName, { clear }] = useDraft(draft, first.slice(0, MAX_TEMPLATE_NAME))
  const { send, isPending, errors, failure } = useSubmit(async () => {
    await clear()
    onSaved()
  })
  return (
    <Form
      validationErrors={errors}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) send(entryOf(name.trim()))
      }}
    >
      <FailureNotice>{failure}</FailureNotice>
      <LimitedTextField
        name="name"
        label={t`Name of the template`}
        description={t`Only you see templates.`}
        value={name}
        onChange={setName}
        max={MAX_TEMPLATE_NAME}
        isRequired
      />
      <Button type="submit" isPending={isPending}>
        {t`Save`}
      </Button>
    </Form>
  )
}
