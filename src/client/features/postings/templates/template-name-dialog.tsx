import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { MAX_TEMPLATE_NAME } from '#shared/contract/vacancy-templates.ts'
import { templatesQueryOptions } from './queries.ts'

type Props = {
  title: string
  /** The name that is suggested. */
  name: string
  save: (name: string) => Promise<unknown>
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

function NameForm({ name: first, save, onSaved }: Pick<Props, 'name' | 'save'> & { onSaved: () => void }) {
  const { t } = useLingui()
  const viewer = useViewer()
  const queryClient = useQueryClient()
  const [name, setName] = useState(first.slice(0, MAX_TEMPLATE_NAME))
  const { send, isPending, errors, failure } = useSend(save, () => {
    void queryClient.invalidateQueries({ queryKey: templatesQueryOptions(viewer).queryKey })
    showToast({ text: t`Saved`, tone: 'done' })
    onSaved()
  })
  return (
    <Form
      validationErrors={errors}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) send(name)
      }}
    >
      <FailureNotice>{failure}</FailureNotice>
      <TextField
        name="name"
        label={t`Name of the template`}
        description={t`Only you see templates.`}
        value={name}
        onChange={setName}
        maxLength={MAX_TEMPLATE_NAME}
        isRequired
      />
      <Button type="submit" isPending={isPending}>
        {t`Save`}
      </Button>
    </Form>
  )
}
