import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { moderationKeys, overviewKeys } from '#client/platform/cache/query-keys.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { showToast } from '#client/ui/toast-store.ts'
import { UNDO_MS } from '#shared/contract/moderation.ts'
import { undoApprovals } from './decision-calls.ts'

/** The ids approved by one press. */
type Held = readonly number[]

/**
 * The approvals that have not taken effect. The server already has them, so they take effect when the page is left too.
 * @param onUndone called with the first of the undone vacancies
 */
export function useHeldApprovals(onUndone: (id: number) => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [held, setHeld] = useState<readonly Held[]>([])
  const addHeld = (ids: Held) => {
    if (ids.length === 0) return
    setHeld((all) => [...all, ids])
    window.setTimeout(() => {
      setHeld((all) => all.filter((one) => one !== ids))
      void queryClient.invalidateQueries({ queryKey: overviewKeys.all })
    }, UNDO_MS)
  }
  const undoing = useMutation({
    mutationFn: (ids: Held) => undoApprovals(ids),
    onSuccess: async (undone, ids) => {
      setHeld((all) => all.filter((one) => one !== ids))
      await queryClient.invalidateQueries({ queryKey: moderationKeys.all })
      const [first] = undone
      if (first === undefined) return showToast({ tone: 'error', text: t`Too late: already approved` })
      showToast({ tone: 'info', text: t`Approval undone` })
      onUndone(first)
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
    count: held.flat().length,
  }
}
