import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { baseOf, isConflict, type StoredText, versionFor } from '#client/domain/outbox/written-for.ts'
import { ApiError } from '#client/platform/api/errors.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { showToast } from '#client/ui/toast-store.ts'
import type { Company } from '#shared/contract/companies.ts'
import { saveCompany } from './company-calls.ts'
import { type CompanyFields, formOf, storedForm, textOf, withScheme } from './company-text.ts'
import { companyQueryOptions } from './queries.ts'
import { useRefreshCompany } from './use-refresh-company.ts'

/** `base`: what the form was written for. New companies and drafts of earlier releases have none. */
type Draft = CompanyFields & { base?: StoredText | undefined }

/**
 * The form of a company, stored as a draft until the server has saved it. When a colleague has saved another text
 * meanwhile, the typed one stays and `other` is that text. What is typed during a save is kept for the next one.
 */
export function useCompanyDraft(company: Company | null, suggestedName: string) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { queryKey } = companyQueryOptions(useViewer())
  const refresh = useRefreshCompany()
  const stored = company && storedForm(company)
  const saved: Draft = formOf(company, suggestedName)
  const [typed, setDraft, { clear, isTyped }] = useDraft(company ? `company:${company.id}` : 'company', saved)
  const draft = isTyped ? typed : saved
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  const base = stored ? baseOf(draft.base, stored, textOf(draft)) : undefined
  const { send, reset, isPending, errors, failure } = useSend(
    ({ form, version }: { form: CompanyFields; version: number | undefined }) => saveCompany(form, version),
    async ({ data }, { form }) => {
      client.setQueryData(queryKey, data)
      if (!company || textOf(latest.current) === textOf(form)) await clear()
      else setDraft({ ...latest.current, base: storedForm(data) })
      showToast({ text: t`Saved`, tone: 'done' })
      await refresh()
    },
  )
  const { base: _, ...fields } = draft
  const form = { ...fields, website: withScheme(fields.website) }
  const save = () => {
    if (isPending) return
    const version = stored ? versionFor(base, stored) : undefined
    // A conflict is shown with the other text. After other refusals the form stays, even if the company is gone.
    const onError = (error: Error) => {
      if (error instanceof ApiError && error.code === 'changed_elsewhere')
        void client.invalidateQueries({ queryKey })
    }
    send({ form, version }, { onError })
  }
  const other = stored && isConflict(base, stored, textOf(draft)) ? saved : null
  return {
    draft,
    /** What is sent of it. */
    form,
    change: (part: Partial<CompanyFields>) => setDraft({ ...draft, ...part, base }),
    save,
    isTyped,
    isPending,
    errors,
    failure,
    other,
    keepOwn: () => {
      reset()
      setDraft({ ...draft, base: stored ?? undefined })
    },
    useOther: () => {
      reset()
      void clear()
    },
  }
}
