import { useLingui } from '@lingui/react/macro'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showToast } from '#client/ui/toast-store.ts'
import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import {
  approve,
  approveAll,
  type BulkResult,
  isDecidedMeanwhile,
  type ReadVersion,
  reject,
} from './decision-calls.ts'
import { moderationKey } from './queries.ts'

type Page = { data: ModeratedVacancy[]; meta: { total: number } }

const NOTHING_LEFT = { changed: 0, failure: null }

type Reactions = {
  /** Called with the ids before they leave the list. */
  onLeave: (ids: number[]) => void
  /** Called with the ids approved by one press. */
  onApproved: (ids: number[]) => void
}

/** Mutations that decide pending vacancies. */
export function useDecisions(
  queryKey: QueryKey,
  selectedId: number | undefined,
  { onLeave, onApproved }: Reactions,
) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [left, setLeft] = useState<Pick<BulkResult, 'changed' | 'failure'>>(NOTHING_LEFT)
  const refresh = () => queryClient.invalidateQueries({ queryKey: moderationKey })
  const drop = (ids: number[]) => {
    onLeave(ids)
    queryClient.setQueryData<Page>(queryKey, (page) => page && without(page, ids))
    void refresh()
  }
  const one = useMutation({
    mutationFn: ({ read, reason }: { read: ReadVersion; reason: string | null }) =>
      reason === null ? approve(read) : reject(read, reason),
    onMutate: () => setLeft(NOTHING_LEFT),
    onSuccess: (_vacancy, { read, reason }) => {
      drop([read.id])
      if (reason === null) onApproved([read.id])
      else showToast({ text: t`Rejected`, tone: 'done' })
    },
    onError: (error) => {
      // The vacancy was changed, and must be read again, or another moderator has decided it. So the list is refetched.
      if (isDecidedMeanwhile(error)) void refresh()
    },
  })
  const all = useMutation({
    mutationFn: (read: readonly ReadVersion[]) => approveAll(read),
    onMutate: () => setLeft(NOTHING_LEFT),
    onSuccess: (result) => {
      drop(result.decided)
      setLeft(result)
      onApproved(result.decided)
    },
  })
  const reset = () => {
    one.reset()
    all.reset()
    setLeft(NOTHING_LEFT)
  }
  // The refused vacancy has left the list, so the server's message "read it again" would refer to another one.
  const hasLeft = isDecidedMeanwhile(one.error) && one.variables?.read.id !== selectedId
  return {
    one,
    all,
    changed: hasLeft ? 1 : left.changed,
    error: (hasLeft ? null : one.error) ?? all.error ?? left.failure,
    isPending: one.isPending || all.isPending,
    reset,
  }
}

function without(page: Page, ids: number[]): Page {
  const data = page.data.filter(({ id }) => !ids.includes(id))
  const gone = page.data.length - data.length
  return { ...page, data, meta: { ...page.meta, total: page.meta.total - gone } }
}
