import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { NotifyBy } from '#shared/contract/saved-searches.ts'
import type { Filters } from '../filters/filters.ts'
import { NotifyChoice } from './notify-choice.tsx'
import { toSavedFilters } from './saved-filters.ts'
import { useSameSearch } from './use-same-search.ts'

type Props = {
  filters: Filters
  name: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onSavedChange: (isSaved: boolean) => void
}

/**
 * Dialog that saves a search with its notification settings. `name` is the suggested title. Calls `onSavedChange` also for
 * a search that was saved before, and when it is deleted elsewhere.
 */
export function SaveSearch({ filters, name, isOpen, onOpenChange, onSavedChange }: Props) {
  const { t } = useLingui()
  // Also one that was saved on an earlier visit or another device.
  const isSaved = Boolean(useSameSearch(filters))
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each change
  useEffect(() => onSavedChange(isSaved), [isSaved])
  const finish = () => {
    onOpenChange(false)
    onSavedChange(true)
  }
  return (
    <Dialog title={t`Save this search`} isOpen={isOpen} onOpenChange={onOpenChange} closeLabel={t`Close`}>
      <Body filters={filters} name={name} onSaved={finish} />
    </Dialog>
  )
}

const FIRST_WAYS: NotifyBy = { app: true, push: false, email: false }

type FormProps = { filters: Filters; name: string; onSaved: () => void }

function Body(props: FormProps) {
  const same = useSameSearch(props.filters)
  // Decided once: later the search is in the list because this form has saved it.
  const [title, setTitle] = useState<string | null>()
  if (title === undefined && same !== undefined) setTitle(same)
  if (title === undefined) return <Skeleton lines={4} />
  return title === null ? <SaveForm {...props} /> : <AlreadySaved title={title} />
}

function AlreadySaved({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <Notice title={t`You have already saved this search`} role="status">
      <p>{title}</p>
      <Link from="/$lang" to="/$lang/cabinet/worker/user/saved-searches">
        <Trans>See your saved searches</Trans>
      </Link>
    </Notice>
  )
}

function SaveForm({ filters, name, onSaved }: FormProps) {
  const { t } = useLingui()
  // The draft contains the idempotency key, so that a search saved again after a reload exists once.
  const [first] = useState(() => ({
    title: name.slice(0, 120),
    notify: FIRST_WAYS,
    key: crypto.randomUUID(),
  }))
  const [draft, setDraft, { clear, restored }] = useDraft(`saved-search:${name}`, first)
  const { title, notify, key } = draft
  const { send, isPending, errors, failure } = useSubmit(async () => {
    await clear()
    onSaved()
  })
  return (
    <Form
      validationErrors={errors}
      onSubmit={(event) => {
        event.preventDefault()
        const body = { title, filters: toSavedFilters(filters), notify }
        if (!isPending) send({ kind: 'saved-search-add', label: title, body, id: key, isUnsent: !restored })
      }}
    >
      <FailureNotice>{failure}</FailureNotice>
      <LimitedTextField
        name="title"
        label={t`Name of the search`}
        value={title}
        onChange={(title) => setDraft({ ...draft, title })}
        max={120}
        isRequired
      />
      <NotifyChoice notify={notify} onChange={(notify) => setDraft({ ...draft, notify })} />
      <Button type="submit" isPending={isPending}>
        {t`Save`}
      </Button>
    </Form>
  )
}
