import { useState } from 'react'
import type { ModeratedVacancy } from '#shared/contract/moderation.ts'

type ReadVersion = Pick<ModeratedVacancy, 'id' | 'version'>
const keyOf = ({ id, version }: ReadVersion) => `${id} ${version}`

/** Whether the server has found warnings or suspicious passages in the text. */
export const hasRemarks = ({ remarks, signals }: Pick<ModeratedVacancy, 'remarks' | 'signals'>): boolean =>
  remarks.length > 0 || signals.length > 0

/** Texts with remarks are approved only by a second press, after a warning. */
export function useApprovalWarning(queue: readonly ModeratedVacancy[]) {
  const [warned, setWarned] = useState<readonly string[]>([])
  return {
    count: warned.length,
    clear: () => setWarned([]),
    /** Shows the warning, and returns whether the approval must wait for the second press. */
    mustWarn: (reads: readonly ReadVersion[]): boolean => {
      const keys = reads.map(keyOf)
      const risky = queue.filter((one) => keys.includes(keyOf(one)) && hasRemarks(one)).map(keyOf)
      const isNew = risky.some((key) => !warned.includes(key))
      setWarned(isNew ? risky : [])
      return isNew
    },
  }
}
