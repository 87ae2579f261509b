import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useMemo } from 'react'
import { NetworkError } from '#client/platform/errors.ts'
import { failureText, fieldErrors } from '#client/platform/failure-text.ts'
import { useDraft } from '#client/platform/use-draft.ts'
import { useViewer } from '#client/platform/viewer.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { Switch } from '#client/ui/switch.tsx'
import type { OfferFormInput, OwnOffer } from '#shared/contract/own-offers.ts'
import { foldListErrors, type OfferDraft, toBody } from './offer-draft.ts'
import { type FieldsProps, type Places, WorkFields } from './offer-fields.tsx'
import styles from './offer-form.module.css'
import { PayFields, TextFields } from './text-fields.tsx'

type Props = Places & {
  /** Where what is typed is kept. */
  draftKey: string
  initial: OfferDraft
  save: (body: OfferFormInput) => Promise<OwnOffer>
  /** The server has it, wherever the person is by then. */
  onSaved: (offer: OwnOffer) => void
  /** The same, while the form is still in sight. */
  onDone: () => void
}

/** What a job seeker writes. Every change is kept on the device until the server has it. */
export function OfferForm({ draftKey, initial, cities, rubrics, save, onSaved, onDone }: Props) {
  const { t } = useLingui()
  const { language } = useViewer()
  const [stored, setDraft, { clear, restored }] = useDraft(draftKey, initial)
  // A draft of an earlier release may lack a field.
  const draft = { ...initial, ...stored }
  const change = (part: Partial<OfferDraft>) => setDraft({ ...draft, ...part })
  const { mutate, isPending, error, errors } = useSave(save, async (offer) => {
    await clear()
    onSaved(offer)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) mutate(toBody(draft, language), { onSuccess: onDone })
  }
  const startOver = () => {
    setDraft(initial)
    void clear()
  }
  return (
    <Form onSubmit={submit} validationErrors={errors} className={styles.form}>
      {restored && <Restored onStartOver={startOver} />}
      <WorkFields draft={draft} change={change} cities={cities} rubrics={rubrics} />
      <PayFields draft={draft} change={change} />
      <TextFields draft={draft} change={change} />
      <div className={styles.end}>
        <ShownSwitches draft={draft} change={change} />
        {error && <Failure error={error} />}
        <Button type="submit" isPending={isPending} className={styles.save}>
          {t`Save offer`}
        </Button>
      </div>
    </Form>
  )
}

function ShownSwitches({ draft, change }: FieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <Switch
        isSelected={draft.published}
        onChange={(published) => change({ published })}
        description={<Trans>Everybody can see it at once. Off, only you see it.</Trans>}
      >
        {t`Publish`}
      </Switch>
      <Switch
        isSelected={draft.is_indexed}
        onChange={(is_indexed) => change({ is_indexed })}
        description={<Trans>Off, your offer is found on Jobmost only.</Trans>}
      >
        {t`Search engines may show it`}
      </Switch>
    </>
  )
}

function Failure({ error }: { error: Error }) {
  const { t } = useLingui()
  const isOffline = error instanceof NetworkError
  return (
    <Notice
      tone={isOffline ? 'amber' : 'error'}
      role="alert"
      {...(isOffline && { icon: 'offline', title: t`Not saved yet` })}
    >
      {isOffline ? (
        <Trans>
          There is no connection. What you typed stays on this device: save it when you are back online.
        </Trans>
      ) : (
        failureText(error)
      )}
    </Notice>
  )
}

function useSave(save: Props['save'], onSuccess: (offer: OwnOffer) => Promise<void>) {
  const { i18n } = useLingui()
  const mutation = useMutation({
    mutationFn: save,
    onMutate: () => i18n.locale,
    onSuccess,
    // Offline it fails at once and says so; the draft stays.
    networkMode: 'always',
  })
  // What the server said in another language goes with that language.
  const isReadable = mutation.error instanceof NetworkError || mutation.context === i18n.locale
  const error = isReadable ? mutation.error : null
  const errors = useMemo(() => foldListErrors(fieldErrors(error)), [error])
  return { mutate: mutation.mutate, isPending: mutation.isPending, error, errors }
}

function Restored({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice
      role="status"
      actions={
        <Button size="small" variant="secondary" onPress={onStartOver}>
          <Trans>Start over</Trans>
        </Button>
      }
    >
      <Trans>What you typed here before is back. It has not been saved yet.</Trans>
    </Notice>
  )
}
