import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { RadioGroup } from '#client/ui/radio-group.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { OtherSettings } from './other-settings.tsx'
import { isWhole, type SettingsField } from './setting-values.ts'
import styles from './settings.module.css'
import { useSettingsChanges } from './use-settings-changes.ts'

type Values = Record<string, unknown>
type Props = {
  /** The fragment of its address. The device keeps unsaved changes under this name. */
  id: string
  title: string
  description?: string
  fields: readonly SettingsField[]
  values: Values
  /** Gets the changed values alone: a colleague may have changed others meanwhile. */
  save: (changes: Values) => Promise<unknown>
}

/** A section of settings with its own button. */
export function SettingsForm({ id, title, description, ...section }: Props) {
  const { t } = useLingui()
  const { form, change, submit, startOver, restored, isPending, errors, failure, others } =
    useSettingsChanges({ id, ...section })
  const place = useRef<HTMLElement>(null)
  const isNamed = useLocation({ select: ({ hash }) => hash === id })
  // The router scrolls to it only if it is rendered at once.
  useEffect(() => {
    if (isNamed) place.current?.scrollIntoView({ behavior: 'instant' })
  }, [isNamed])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <section ref={place} id={id} className={styles.section} tabIndex={-1} data-shortcut="entry">
      <SectionHeading>{title}</SectionHeading>
      {description && <p className={styles.soft}>{description}</p>}
      <Form onSubmit={onSubmit} validationErrors={errors} className={styles.form}>
        <NeedsServer />
        {restored && (
          <Notice
            role="status"
            actions={
              <Button size="small" variant="secondary" onPress={() => void startOver()}>
                {t`Discard`}
              </Button>
            }
          >
            <Trans>These are your unsaved changes from last time.</Trans>
          </Notice>
        )}
        <OtherSettings {...others} {...section} form={form} />
        {section.fields.map((field) => (
          <OneSetting
            key={field.name}
            field={field}
            value={form[field.name]}
            onChange={(value) => change(field.name, value)}
          />
        ))}
        <FailureNotice>{!others.isChanged && failure}</FailureNotice>
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
    return <NumberSetting field={field} value={String(value ?? '')} onChange={onChange} />
  return <TextField {...field} type={type} value={String(value ?? '')} onChange={onChange} />
}

/** The text stays as typed until it is saved. */
function NumberSetting({ field, value, onChange }: OneProps & { value: string }) {
  const { t } = useLingui()
  const isWrong = !isWhole(value)
  return (
    <TextField
      {...field}
      inputMode="numeric"
      value={value}
      onChange={onChange}
      {...(isWrong && { errorMessage: t`Please enter a whole number` })}
      data-wrong={isWrong || undefined}
    />
  )
}
