import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { RadioGroup, type RadioOption } from '#client/ui/radio-group.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { settingsKey } from './queries.ts'
import styles from './settings.module.css'

export type SettingsField = {
  name: string
  label: string
  description?: string
  type?: 'text' | 'email' | 'url' | 'tel' | 'number' | 'checkbox' | 'choice'
  /** Of a choice. */
  options?: readonly RadioOption[]
  isRequired?: boolean
}
type Values = Record<string, unknown>
type Props = {
  /** The fragment of its address. The device keeps unsaved changes under this name. */
  id: string
  title: string
  description?: string
  fields: readonly SettingsField[]
  values: Values
  save: (values: Values) => Promise<unknown>
}

/** A section of settings with its own button. */
export function SettingsForm({ id, title, description, fields, values, save }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [changes, setChanges, { clear, restored }] = useDraft<Values>(`settings:${id}`, {})
  const form = { ...values, ...changes }
  const { send, isPending, errors, failure } = useSend(save, async () => {
    await clear()
    showToast({ tone: 'done', text: t`Saved` })
    return client.invalidateQueries({ queryKey: settingsKey })
  })
  const section = useRef<HTMLElement>(null)
  const isNamed = useLocation({ select: ({ hash }) => hash === id })
  // The router scrolls to it only if it is rendered at once.
  useEffect(() => {
    if (isNamed) section.current?.scrollIntoView({ behavior: 'instant' })
  }, [isNamed])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) send(form)
  }
  return (
    <section ref={section} id={id} className={styles.section} tabIndex={-1} data-shortcut="entry">
      <SectionHeading>{title}</SectionHeading>
      {description && <p className={styles.soft}>{description}</p>}
      <Form onSubmit={submit} validationErrors={errors} className={styles.form}>
        <NeedsServer />
        {restored && (
          <Notice
            role="status"
            actions={
              <Button
                size="small"
                variant="secondary"
                onPress={() => {
                  setChanges({})
                  void clear()
                }}
              >
                {t`Discard`}
              </Button>
            }
          >
            <Trans>These are your unsaved changes from last time.</Trans>
          </Notice>
        )}
        {fields.map((field) => (
          <OneSetting
            key={field.name}
            field={field}
            value={form[field.name]}
            onChange={(value) => setChanges({ ...changes, [field.name]: value })}
          />
        ))}
        <FailureNotice>{failure}</FailureNotice>
        <div>
          <Button type="submit" isPending={isPending}>
            {t`Save`}
          </Button>
        </div>
      </Form>
    </section>
  )
}

type OneProps = { field: SettingsField; value: unknown; onChange: (value: unknown) => void }

function OneSetting({ field: { type = 'text', options, ...field }, value, onChange }: OneProps) {
  if (type === 'checkbox')
    return (
      <Checkbox
        name={field.name}
        isSelected={value === true}
        onChange={onChange}
        description={field.description}
      >
        {field.label}
      </Checkbox>
    )
  if (type === 'choice')
    return <RadioGroup {...field} options={options ?? []} value={String(value ?? '')} onChange={onChange} />
  if (type === 'number')
    return (
      <TextField
        {...field}
        inputMode="numeric"
        value={String(value ?? '')}
        // What is not a number stays as it was typed, and the server says so.
        onChange={(text) => onChange(Number.isNaN(Number(text)) ? text : Number(text))}
      />
    )
  return <TextField {...field} type={type} value={String(value ?? '')} onChange={onChange} />
}
