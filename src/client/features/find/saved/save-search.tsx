import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Form } from '#client/ui/form.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { NotifyBy } from '#shared/contract/saved-searches.ts'
import type { Filters } from '../filters/filters.ts'
import { NotifyChoice } from './notify-choice.tsx'
import { savedSearchesQueryOptions, saveSearch } from './queries.ts'
import { toSavedFilters } from './saved-filters.ts'

type Props = { filters: Filters; name: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Dialog that saves a search with its notification settings. `name` is the suggested title. */
export function SaveSearch({ filters, name, isOpen, onOpenChange }: Props) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Save this search`} isOpen={isOpen} onOpenChange={onOpenChange} closeLabel={t`Close`}>
      <SaveForm filters={filters} name={name} onSaved={() => onOpenChange(false)} />
    </Dialog>
  )
}

type FormProps = { filters: Filters; name: string; onSaved: () => void }

function SaveForm({ filters, name, onSaved }: FormProps) {
  const { t } = useLingui()
  const viewer = useViewer()
  const client = useQueryClient()
  // One idempotency key per dialog: a retry after a lost answer saves the search only once.
  const [key] = useState(() => crypto.randomUUID())
  const [title, setTitle] = useState(name.slice(0, 120))
  const [notify, setNotify] = useState<NotifyBy>({ app: true, push: false, email: false })
  const { send, isPending, errors, failure } = useSend(
    () => saveSearch({ title, filters: toSavedFilters(filters), notify }, key),
    () => {
      void client.invalidateQueries({ queryKey: savedSearchesQueryOptions(viewer).queryKey })
      showToast({ text: t`Saved`, tone: 'done' })
      onSaved()
    },
  )
  return (
    <Form
      validationErrors={errors}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) send()
      }}
    >
      {failure && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      <TextField
        name="title"
        label={t`Name of the search`}
        value={title}
        onChange={setTitle}
        maxLength={120}
        isRequired
      />
      <NotifyChoice notify={notify} onChange={setNotify} />
      <Button type="submit" isPending={isPending}>
        {t`Save`}
      </Button>
    </Form>
  )
}
