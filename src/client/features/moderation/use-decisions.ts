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
  type Read,
  reject,
} from './decision-calls.ts'

type Page = { data: ModeratedVacancy[]; meta: { total: number } }

const NOTHING_LEFT = { changed: 0, failure: null }

/** Decisions on the waiting list. `onDecided` is told before the decided ones leave it. */
export function useDecisions(queryKey: QueryKey, onDecided: (ids: number[]) => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [left, setLeft] = useState<Pick<BulkResult, 'changed' | 'failure'>>(NOTHING_LEFT)
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['moderation'] })
  const drop = (ids: number[]) => {
    onDecided(ids)
    queryClient.setQueryData<Page>(queryKey, (page) => page && without(page, ids))
    void refresh()
  }
  const one = useMutation({
    mutationFn: ({ read, reason }: { read: Read; reason: string | null }) =>
      reason === null ? approve(read) : reject(read, reason),
    networkMode: 'always',
    onMutate: () => setLeft(NOTHING_LEFT),
    onSuccess: (_vacancy, { read, reason }) => {
      drop([read.id])
      showToast({ text: reason === null ? t`Approved` : t`Rejected`, tone: 'done' })
    },
    onError: (error) => {
      if (isDecidedMeanwhile(error)) void refresh()
    },
  })
  const all = useMutation({
    mutationFn: (read: readonly Read[]) => approveAll(read),
    networkMode: 'always',
    onMutate: () => setLeft(NOTHING_LEFT),
    onSuccess: (result) => {
      drop(result.decided)
      setLeft(result)
      const count = result.decided.length
      if (count > 0) showToast({ text: t`Approved: ${count}`, tone: 'done' })
    },
  })
  const reset = () => {
    one.reset()
    all.reset()
    setLeft(NOTHING_LEFT)
  }
  return {
    one,
    all,
    changed: left.changed,
    error: one.error ?? all.error ?? left.failure,
    isPending: one.isPending || all.isPending,
    reset,
  }
}

function without(page: Page, ids: number[]): Page {
  const data = page.data.filter(({ id }) => !ids.includes(id))
  const gone = page.data.length - data.length
  return { ...page, data, meta: { ...page.meta, total: page.meta.total - gone } }
}
