import { useDraft } from '#client/platform/forms/use-draft.ts'
import { DEFAULT_GROUND, type Ground } from '#shared/contract/grounds.ts'
import { groundDraftOf } from '../undo/save-statement.ts'

/** A decision's reason and ground, which stay on the device until they are sent. `key` names the decision. */
export function useStatementDraft(key: string) {
  const [reason, setReason, reasonDraft] = useDraft(key, '')
  const [ground, setGround, groundDraft] = useDraft<Ground | null>(groundDraftOf(key), DEFAULT_GROUND)
  const clear = async () => {
    await Promise.all([reasonDraft.clear(), groundDraft.clear()])
  }
  return { reason, setReason, ground, setGround, clear }
}
