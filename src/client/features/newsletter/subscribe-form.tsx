import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { EmailField } from '#client/domain/email-field.tsx'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { findFormErrors } from '#client/platform/forms/find-form-errors.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useFormCheck } from '#client/platform/forms/use-form-check.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form.tsx'
import { ComboBox } from '#client/ui/lazy-combo-box.tsx'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { SubscriptionSchema } from '#shared/contract/newsletter.ts'
import type { City, Rubric } from '#shared/contract/places.ts'
import { createCityFilter } from '#shared/rules/city-match.ts'
import styles from './subscribe.module.css'

export type SubscribePlaces = { rubrics: readonly Rubric[]; cities: readonly City[] }
type Props = {
  /** The e-mail address typed before this form was loaded. */
  typed: string
  /** The current user's address, for a form that nobody has typed in. */
  ownEmail: string | null
  places: SubscribePlaces
  /** Whether the form was sent before it was loaded. */
  wasSent: boolean
}
type Typed = { email: string; rubric: string; city: string | null }
const NOTHING: Typed = { email: '', rubric: '', city: null }

/** E-mail address with an optional rubric and city. Without them the newsletter covers all jobs. */
export function SubscribeForm({ typed, ownEmail, places: { rubrics, cities }, wasSent }: Props) {
  const { t } = useLingui()
  const [initial] = useState({ ...NOTHING, email: typed })
  const [value, setValue, draft] = useDraft('newsletter', initial)
  const email = draft.isTyped ? value.email : value.email || (ownEmail ?? '')
  const { rubric, city } = value
  const subscription = useMemo(
    () => ({ email, rubric_id: rubric ? Number(rubric) : null, city_id: city ? Number(city) : null }),
    [email, rubric, city],
  )
  // Another subscription needs a new idempotency key. Repeating the same one is harmless.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key for each subscription
  const idempotencyKey = useMemo(() => crypto.randomUUID(), [subscription])
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { send, isPending, errors, failure } = useSubmit((result) => {
    if (result === 'sent') setSentTo(email)
    setValue(NOTHING)
    void draft.clear()
  })
  const subscribe = () =>
    send({ kind: 'newsletter-start', label: email, body: subscription, id: idempotencyKey, isUnsent: true })
  const { language } = useViewer()
  const { shown, onSubmit, onWrong } = useFormCheck(
    () => findFormErrors(SubscriptionSchema, subscription, language),
    () => {
      if (!isPending) subscribe()
    },
    { errors },
  )
  // The address typed on this visit replaces a draft from an earlier visit. Before the next key: a later effect would take it back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before this form was loaded is applied once
  useLayoutEffect(() => {
    if (typed) setValue(initial)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was sent before this form was loaded is sent once
  useEffect(() => {
    if (wasSent) subscribe()
  }, [])
  const cityItems = useMemo(
    () => cities.map(({ id, name, region }) => ({ id: `${id}`, name, detail: region })),
    [cities],
  )
  const filter = useMemo(() => createCityFilter(cities), [cities])
  const rubricItems = [
    { value: '', label: t`All rubrics` },
    ...rubrics.map(({ id, name }) => ({ value: `${id}`, label: name })),
  ]
  return (
    <Form onSubmit={onSubmit} onWrong={onWrong} validationErrors={shown} className={styles.form}>
      <EmailField
        label={t`E-mail`}
        className={styles.field}
        value={email}
        onChange={(email) => setValue({ ...value, email })}
      />
      <NativeSelect
        name="rubric_id"
        label={t`Rubric`}
        className={styles.field}
        options={rubricItems}
        value={rubric}
        onChange={(rubric) => setValue({ ...value, email, rubric })}
      />
      <ComboBox
        name="city_id"
        label={t`City`}
        className={styles.field}
        placeholder={t`All of Germany`}
        items={cityItems}
        selectedKey={city}
        onSelectionChange={(city) => setValue({ ...value, email, city })}
        filter={filter}
        emptyText={cities.length > 0 ? t`No city by that name` : t`The list is still loading`}
        chooseText={t`Choose a city from the list`}
      />
      <Button type="submit" className={styles.submit} isPending={isPending}>{t`Subscribe`}</Button>
      {sentTo && (
        <Notice tone="done" role="status" className={styles.message}>
          {t`We have sent an e-mail to ${sentTo}. The newsletter starts when you open the link in it.`}
        </Notice>
      )}
      {failure && (
        <Notice tone="error" role="alert" className={styles.message}>
          {failure}
        </Notice>
      )}
    </Form>
  )
}
