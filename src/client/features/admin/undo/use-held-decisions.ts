import { useLingui } from '@lingui/react/macro'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { KeptDecision } from '#client/platform/cache/kept-decisions.ts'
import { overviewKeys } from '#client/platform/cache/query-keys.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { showToast } from '#client/ui/toast-store.ts'
import type { Undoable } from '#shared/contract/held-decisions.ts'
import type { Measure } from '#shared/contract/measures.ts'
import { UNDO_MS } from '#shared/contract/moderation.ts'
import type { Person } from '#shared/contract/people.ts'
import { SECOND_MS } from '#shared/durations.ts'
import { changeOfHeld, restoreText } from './stored-decisions.ts'
import { undoHeld } from './undo-calls.ts'
import { useStoredDecisions } from './use-stored-decisions.ts'

/** The ids decided by one press. `restore` puts the written reason back into its form. */
export type Held = {
  what: Undoable
  ids: readonly number[]
  isApproval: boolean
  restore?: () => void
  /** What the decision changes of a person, shown before it takes effect. */
  change?: Partial<Person>
  /** What was chosen in the form of measures, for a decision that was not made in this page. */
  measure?: Measure | null
}

type Restored = { round: number; measure: Measure | null }

type Options = {
  /** The list that the decisions leave, and to which undone ones return. */
  queryKey: QueryKey
  /** Whether a decision that was made in another tab, or before a reload, is about what the page shows. */
  isShownHere: (one: KeptDecision) => boolean
  /** Called with the first of the undone entries. */
  onUndone?: (id: number, decided: Held) => void
}

// The server applies them with a task, which may start a moment later.
const APPLIED_MS = 3 * SECOND_MS

/**
 * The decisions that have not taken effect: those of this page, and those of other tabs or before a reload. The server
 * already has them, so they take effect when the page is left too.
 */
export function useHeldDecisions({ queryKey, isShownHere, onUndone }: Options) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [held, setHeld] = useState<readonly Held[]>([])
  // Also those that have just taken effect, until the page has read them again: it must not look undecided in between.
  const [shown, setShown] = useState<readonly Held[]>([])
  // A form does not know that its draft was filled again when its decision was made in another tab or before a reload.
  const [restored, setRestored] = useState<Restored>({ round: 0, measure: null })
  const refresh = async (isOver: (one: Held) => boolean) => {
    void queryClient.invalidateQueries({ queryKey: overviewKeys.all })
    await queryClient.invalidateQueries({ queryKey })
    setShown((all) => all.filter((one) => !isOver(one)))
  }
  const { stored, now } = useStoredDecisions(isShownHere, (gone) => {
    const isGone = (one: Held) => gone.some((stale) => isOf(one, stale))
    setHeld((all) => all.filter((one) => !isGone(one)))
    void refresh(isGone)
  })
  const others = groupOthers(stored, shown, now)
  const addHeld = (decided: Held) => {
    if (decided.ids.length === 0) return
    setHeld((all) => [...all, decided])
    setShown((all) => [...all, decided])
    window.setTimeout(() => {
      setHeld((all) => all.filter((one) => one !== decided))
      window.setTimeout(() => void refresh((one) => one === decided), APPLIED_MS)
    }, UNDO_MS)
  }
  const undoing = useMutation({
    mutationFn: ({ what, ids }: Held) => undoHeld(what, ids),
    onSuccess: async (undone, decided) => {
      setHeld((all) => all.filter((one) => one !== decided))
      const [first] = undone
      if (first !== undefined) decided.restore?.()
      await refresh((one) => one === decided)
      if (first === undefined)
        return showToast({ tone: 'error', text: t`Too late: the decision has already taken effect` })
      showToast({ tone: 'info', text: decided.isApproval ? t`Approval undone` : t`Decision undone` })
      if (!held.includes(decided))
        setRestored(({ round }) => ({ round: round + 1, measure: decided.measure ?? null }))
      onUndone?.(first, decided)
    },
    onError: (error) => showToast({ tone: 'error', text: failureText(error) }),
  })
  // Those of other tabs may be later ones.
  const undoable = [...others.filter(({ isUndoable }) => isUndoable), ...held].sort(
    (one, other) => positionOf(one, stored) - positionOf(other, stored),
  )
  const last = undoable.at(-1)
  return {
    hold: addHeld,
    undo: () => {
      if (last && !undoing.isPending) undoing.mutate(last)
    },
    isUndoing: undoing.isPending,
    /** How often a decision was undone that was not made in this page, and what was chosen for the last one. */
    restored,
    /** Whether a decision of this kind about this entry is not yet part of what the page has read. */
    isHeld: (what: Undoable, id: number) =>
      [...shown, ...others].some((one) => one.what === what && one.ids.includes(id)),
    /** What held measures change of the page's person. */
    change: Object.assign({}, ...[...others, ...shown].map(({ change }) => change)) as Partial<Person>,
    count: undoable.flatMap(({ ids }) => ids).length,
    isApprovals: undoable.every(({ isApproval }) => isApproval),
  }
}

const isOf = (held: Held, { what, id }: KeptDecision) => held.what === what && held.ids.includes(id)

/** The latest ones are last; those that were not read from the server yet are the latest. */
function positionOf(held: Held, stored: readonly KeptDecision[]): number {
  const position = stored.findLastIndex((one) => isOf(held, one))
  return position < 0 ? stored.length : position
}

/** The decisions that were not made in this page, as they were made: those of one batch together. */
function groupOthers(stored: readonly KeptDecision[], own: readonly Held[], now: number) {
  const others = stored.filter((one) => !own.some((held) => isOf(held, one)))
  const groups = Map.groupBy(others, ({ batch, what, id }) => batch ?? `${what} ${id}`)
  return [...groups.values()].map((all) => ({
    what: all[0]?.what ?? 'approval',
    ids: all.map(({ id }) => id),
    isApproval: all.every(({ what, reason }) => what === 'approval' && reason === null),
    restore: () => all.forEach(restoreText),
    change: Object.assign({}, ...all.map(changeOfHeld)) as Partial<Person>,
    measure: all[0]?.measure ?? null,
    isUndoable: all.some(({ dueAt }) => dueAt > now),
  }))
}
