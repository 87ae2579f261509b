import { isTextKey, type TextKey } from './texts.ts'

/** The text of an issue of a schema. The contract's messages are text keys; zod's own get a key by their kind. */
export function keyOfIssue(message: string | undefined, kind: string | undefined): TextKey {
  if (message && isTextKey(message)) return message
  return kind === 'invalid_type' ? 'required' : 'invalid_value'
}
