import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import type { SavedSearch } from '#shared/contract/saved-searches.ts'
import { NotifyChoice } from './notify-choice.tsx'

/** The bell of a saved search: opens the choice of notifications. */
export function ChangeNotify({ search }: { search: SavedSearch }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { title } = search
  return (
    <>
      <IconButton
        aria-label={t`Change notifications for the search: ${title}`}
        icon={<Icon name="bell" size={20} />}
        onPress={() => setOpen(true)}
      />
      <Dialog title={title} isOpen={isOpen} onOpenChange={setOpen} closeLabel={t`Close`}>
        <NotifyForm search={search} onSaved={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function NotifyForm({ search, onSaved }: { search: SavedSearch; onSaved: () => void }) {
  const { t } = useLingui()
  const [notify, setNotify] = useState(search.notify)
  const { send, isPending, failure } = useSubmit(onSaved)
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        const body = { id: search.id, notify }
        if (!isPending) send({ kind: 'saved-search-notify', label: search.title, body })
      }}
    >
      <FailureNotice>{failure}</FailureNotice>
      <NotifyChoice notify={notify} onChange={setNotify} />
      <Button type="submit" isPending={isPending}>
        {t`Save`}
      </Button>
    </Form>
  )
}
