import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { ownOffersKeys, ownVacanciesKeys } from '#client/platform/cache/query-keys.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { type Objectionable, objectToDecision } from './objection-calls.ts'

/** The objection to a decision against a vacancy or an offer: another moderator then reads the same text. */
export function Objection({ type, id }: Objectionable) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [text, setText, { clear }] = useDraft(`objection:${type}:${id}`, '')
  const [isMissing, setMissing] = useState(false)
  const { send, isPending, errors, failure } = useSend(
    (written: string) => objectToDecision({ type, id }, written),
    async () => {
      await clear()
      setOpen(false)
      showToast({ tone: 'done', text: t`Objection sent. A moderator will read it again` })
      return client.invalidateQueries({
        queryKey: type === 'vacancies' ? ownVacanciesKeys.all : ownOffersKeys.all,
      })
    },
  )
  const shown = useMemo(
    () => (isMissing ? { text: [t`field cannot be empty`] } : errors),
    [isMissing, errors, t],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() && !isPending) send(text.trim())
  }
  return (
    <>
      <div>
        <Button size="small" variant="secondary" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t`Object to the decision`}
        </Button>
      </div>
      {isOpen && (
        <Form onSubmit={submit} validationErrors={shown}>
          <NeedsServer />
          <LimitedTextArea
            name="text"
            label={t`Why is the decision wrong?`}
            description={t`Free of charge, within six months. If possible, somebody else decides.`}
            value={text}
            onChange={setText}
            max={LIMITS.reason.max}
            rows={3}
            isRequired
          />
          <FailureNotice>{failure}</FailureNotice>
          <Button type="submit" isPending={isPending}>
            {t`Send the objection`}
          </Button>
        </Form>
      )}
    </>
  )
}
