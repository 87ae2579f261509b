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

/** `base`: what the form was written for. Drafts of earlier releases have none. */
type Draft = CompanyFields & { base?: StoredText | undefined }
const ELSEWHERE = ['changed_elsewhere', 'already_in_company']

/**
 * The form of a company, stored as a draft until the server has saved it. When a colleague or another device has saved another
 * text meanwhile, or has founded the company, the typed one stays and `other` is that text. What is typed during a save is kept
 * for the next one.
 */
export function useCompanyDraft(company: Company | null, suggestedName: string) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { queryKey } = companyQueryOptions(useViewer())
  const refresh = useRefreshCompany()
  const stored = storedForm(company, suggestedName)
  const saved: Draft = formOf(company, suggestedName)
  const founding = useDraft('company', saved)
  const changing = useDraft(`company:${company?.id}`, saved)
  // What was typed for a new company while another device founded it.
  const isFounding = !company || founding[2].isTyped
  const [typed, setDraft, { clear, isTyped }] = isFounding ? founding : changing
  const draft = isTyped ? typed : saved
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  const written = draft.base ?? (isFounding && isTyped ? storedForm(null, suggestedName) : undefined)
  const base = baseOf(written, stored, textOf(draft))
  const { send, reset, isPending, errors, failure } = useSend(
    ({ form, version }: { form: CompanyFields; version: number | undefined }) => saveCompany(form, version),
    async ({ data }, { form }) => {
      // Before the form of the new company looks for the draft.
      const isSaved = textOf(latest.current) === textOf(form)
      const cleared = isSaved ? clear() : undefined
      if (!isSaved) setDraft({ ...latest.current, base: storedForm(data, '') })
      client.setQueryData(queryKey, data)
      await cleared
      showToast({ text: t`Saved`, tone: 'done' })
      await refresh()
    },
  )
  const { base: _, ...fields } = draft
  const form = { ...fields, website: withScheme(fields.website) }
  const save = () => {
    if (isPending) return
    // If another device founds the company meanwhile, what is sent here stays as a draft.
    if (!company && !isTyped) setDraft({ ...draft, base: stored })
    const version = versionFor(base, stored)
    // A conflict is shown with the other text. After other refusals the form stays, even if the company is gone.
    const onError = (error: Error) => {
      if (error instanceof ApiError && ELSEWHERE.includes(error.code))
        void client.invalidateQueries({ queryKey })
    }
    send({ form, version }, { onError })
  }
  const other = isConflict(base, stored, textOf(draft)) ? saved : null
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
      setDraft({ ...draft, base: stored })
    },
    useOther: () => {
      reset()
      void clear()
    },
  }
}
