import { saveDraft } from '#client/platform/device/drafts.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import type { Ground, Statement } from '#shared/contract/grounds.ts'

/** Puts a reason and its ground back into the form of an undone decision. */
export function saveStatement(key: string, { reason, ground }: Statement): void {
  saveDraft(key, reason)
  saveDraft(`ground:${key}`, ground)
}

/** A decision's reason and ground, which stay on the device until they are sent. `key` names the decision. */
export function useStatementDraft(key: string) {
  const [reason, setReason, reasonDraft] = useDraft(key, '')
  const [ground, setGround, groundDraft] = useDraft<Ground | null>(`ground:${key}`, 'terms')
  const clear = async () => {
    await Promise.all([reasonDraft.clear(), groundDraft.clear()])
  }
  return { reason, setReason, ground, setGround, clear }
}
