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
import type { City, Rubric } from '#shared/contract/places.ts'
import type { Vacancy, VacancyFormInput } from '#shared/contract/vacancies.ts'
import { EmployerFields } from './employer-fields.tsx'
import { JobFields } from './job-fields.tsx'
import { PayFields } from './pay-fields.tsx'
import { TextFields } from './text-fields.tsx'
import { foldListErrors, toBody, type VacancyDraft } from './vacancy-draft.ts'
import styles from './vacancy-form.module.css'

type Props = {
  /** Where what is typed is kept. */
  draftKey: string
  initial: VacancyDraft
  cities: readonly City[]
  rubrics: readonly Rubric[]
  save: (body: VacancyFormInput) => Promise<Vacancy>
  /** The server has it, wherever the employer is by then. */
  onSaved: (vacancy: Vacancy) => void
  /** The same, while the form is still in sight. */
  onDone: () => void
}

/** What an employer writes. Every change is kept on the device until the server has it. */
export function VacancyForm({ draftKey, initial, cities, rubrics, save, onSaved, onDone }: Props) {
  const { t } = useLingui()
  const { language } = useViewer()
  const [stored, setDraft, { clear, restored }] = useDraft(draftKey, initial)
  // A draft of an earlier release may lack a field.
  const draft = { ...initial, ...stored }
  const change = (part: Partial<VacancyDraft>) => setDraft({ ...draft, ...part })
  const { mutate, isPending, error, errors } = useSave(save, async (vacancy) => {
    await clear()
    onSaved(vacancy)
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
      <JobFields draft={draft} change={change} cities={cities} rubrics={rubrics} />
      <PayFields draft={draft} change={change} />
      <TextFields draft={draft} change={change} />
      <EmployerFields draft={draft} change={change} />
      <div className={styles.end}>
        <Switch
          isSelected={draft.published}
          onChange={(published) => change({ published })}
          description={
            <Trans>It appears as soon as a moderator has approved it. Off, it waits for you.</Trans>
          }
        >
          {t`Publish`}
        </Switch>
        {error && (
          <Notice tone="error" role="alert">
            {failureText(error)}
          </Notice>
        )}
        <Button type="submit" isPending={isPending} className={styles.save}>
          {t`Save vacancy`}
        </Button>
      </div>
    </Form>
  )
}

function useSave(save: Props['save'], onSuccess: (vacancy: Vacancy) => Promise<void>) {
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
