import { useLingui } from '@lingui/react/macro'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { overviewKeys } from '#client/platform/cache/query-keys.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { showToast } from '#client/ui/toast-store.ts'
import { UNDO_MS } from '#shared/contract/moderation.ts'
import type { Person } from '#shared/contract/people.ts'
import { SECOND_MS } from '#shared/durations.ts'
import type { Undoable } from './undo-calls.ts'

/** The ids decided by one press. `restore` puts the written reason back into its form. `what`: on a page with several kinds. */
export type Held = {
  ids: readonly number[]
  isApproval: boolean
  restore?: () => void
  what?: Undoable
  /** What the decision changes of a person, shown before it takes effect. */
  change?: Partial<Person>
}

type Options = {
  /** The list that the decisions leave, and to which undone ones return. */
  queryKey: QueryKey
  /** Undoes decisions, and returns the ids of those that had not taken effect. */
  undo: (decided: Held) => Promise<number[]>
  /** Called with the first of the undone entries. */
  onUndone?: (id: number, decided: Held) => void
}

// The server applies them with a task, which may start a moment later.
const APPLIED_MS = 3 * SECOND_MS

/** The decisions that have not taken effect. The server already has them, so they take effect when the page is left too. */
export function useHeldDecisions({ queryKey, undo, onUndone }: Options) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [held, setHeld] = useState<readonly Held[]>([])
  // Also those that have just taken effect, until the page has read them again: it must not look undecided in between.
  const [shown, setShown] = useState<readonly Held[]>([])
  const hide = (decided: Held) => setShown((all) => all.filter((one) => one !== decided))
  const refresh = async (decided: Held) => {
    void queryClient.invalidateQueries({ queryKey: overviewKeys.all })
    await queryClient.invalidateQueries({ queryKey })
    hide(decided)
  }
  const addHeld = (decided: Held) => {
    if (decided.ids.length === 0) return
    setHeld((all) => [...all, decided])
    setShown((all) => [...all, decided])
    window.setTimeout(() => {
      setHeld((all) => all.filter((one) => one !== decided))
      window.setTimeout(() => void refresh(decided), APPLIED_MS)
    }, UNDO_MS)
  }
  const undoing = useMutation({
    mutationFn: (decided: Held) => undo(decided),
    onSuccess: async (undone, decided) => {
      setHeld((all) => all.filter((one) => one !== decided))
      const [first] = undone
      if (first !== undefined) decided.restore?.()
      await queryClient.invalidateQueries({ queryKey })
      hide(decided)
      if (first === undefined)
        return showToast({ tone: 'error', text: t`Too late: the decision has already taken effect` })
      showToast({ tone: 'info', text: decided.isApproval ? t`Approval undone` : t`Decision undone` })
      onUndone?.(first, decided)
    },
    onError: (error) => showToast({ tone: 'error', text: failureText(error) }),
  })
  const last = held.at(-1)
  return {
    hold: addHeld,
    undo: () => {
      if (last && !undoing.isPending) undoing.mutate(last)
    },
    isUndoing: undoing.isPending,
    /** Whether a decision of this kind about this entry is not yet part of what the page has read. */
    isHeld: (what: Undoable, id: number) => shown.some((one) => one.what === what && one.ids.includes(id)),
    /** What held measures change of the page's person. */
    change: Object.assign({}, ...shown.map(({ change }) => change)) as Partial<Person>,
    count: held.flatMap(({ ids }) => ids).length,
    isApprovals: held.every(({ isApproval }) => isApproval),
  }
}
