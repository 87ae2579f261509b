import { saveDraft } from '#client/platform/device/drafts.ts'
import type { Statement } from '#shared/contract/grounds.ts'

/** The name of the draft of a decision's ground, beside the draft of its reason. */
export const groundDraftOf = (key: string) => `ground:${key}`

/** Puts a reason and its ground back into the form of an undone decision. */
export function saveStatement(key: string, { reason, ground }: Statement): void {
  saveDraft(key, reason)
  saveDraft(groundDraftOf(key), ground)
}
