import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWaitsToast } from '#client/domain/outbox/use-waits-toast.ts'
import { moderationKeys } from '#client/platform/cache/query-keys.ts'
import type { Statement } from '#shared/contract/grounds.ts'
import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import { DECIDING } from '../undo/deciding.ts'
import { draftNames } from '../undo/draft-names.ts'
import { isTooLate } from '../undo/is-too-late.ts'
import { saveStatement } from '../undo/save-statement.ts'
import type { Held } from '../undo/use-held-decisions.ts'
import { approve, approveAll, type BulkResult, type ReadText, reject } from './decision-calls.ts'

const keepStatement = (read: ReadText, statement: Statement) =>
  saveStatement(draftNames.text(read), statement)

type Page = { data: ModeratedVacancy[]; meta: { total: number } }

const NOTHING_LEFT = { changed: 0, failure: null }

type Dropped = Pick<BulkResult, 'decided' | 'waiting'> & Omit<Held, 'ids' | 'what'>

type Reactions = {
  /** Called with the ids before they leave the list. */
  onLeave: (ids: number[]) => void
  /** Called with what one press has decided. */
  onDecided: (held: Held) => void
}

/** Mutations that decide pending vacancies. */
export function useDecisions(
  queryKey: QueryKey,
  selectedId: number | undefined,
  { onLeave, onDecided }: Reactions,
) {
  const showWaits = useWaitsToast()
  const queryClient = useQueryClient()
  const [left, setLeft] = useState<Pick<BulkResult, 'changed' | 'failure'>>(NOTHING_LEFT)
  const refresh = () => queryClient.invalidateQueries({ queryKey: moderationKeys.all })
  // Those that wait stay in the data: the page leaves them out while they are in the outbox.
  const drop = ({ decided, waiting, ...held }: Dropped) => {
    onLeave([...decided, ...waiting])
    queryClient.setQueryData<Page>(queryKey, (page) => page && without(page, decided))
    if (waiting.length > 0) showWaits()
    void refresh()
    onDecided({ what: 'approval', ids: decided, ...held })
  }
  const one = useMutation({
    mutationKey: DECIDING,
    mutationFn: ({ read, statement }: { read: ReadText; statement: Statement | null }) =>
      statement === null ? approve(read) : reject(read, statement),
    onMutate: () => setLeft(NOTHING_LEFT),
    onSuccess: (result, { read, statement }) => {
      const ids = [read.id]
      const held =
        statement === null
          ? { isApproval: true }
          : { isApproval: false, restore: () => keepStatement(read, statement) }
      drop(
        result === 'sent' ? { decided: ids, waiting: [], ...held } : { decided: [], waiting: ids, ...held },
      )
    },
    onError: (error) => {
      // The vacancy was changed, and must be read again, or another moderator has decided it. So the list is refetched.
      if (isTooLate(error)) void refresh()
    },
  })
  const all = useMutation({
    mutationKey: DECIDING,
    mutationFn: (read: readonly ReadText[]) => approveAll(read),
    onMutate: () => setLeft(NOTHING_LEFT),
    onSuccess: (result) => {
      drop({ ...result, isApproval: true })
      setLeft(result)
    },
  })
  const reset = () => {
    one.reset()
    all.reset()
    setLeft(NOTHING_LEFT)
  }
  // The refused vacancy has left the list, so the server's message "read it again" would refer to another one.
  const hasLeft = isTooLate(one.error) && one.variables?.read.id !== selectedId
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
