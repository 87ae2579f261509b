/**
 * The key of the text of a schema's issue: the contract's messages are keys. Zod's own messages get a key by their kind.
 * @param isKey whether there is a text for it
 */
export function keyOfIssue<Key extends string>(
  isKey: (key: string) => key is Key,
  message: string | undefined,
  kind: string | undefined,
): Key | 'required' | 'invalid_value' {
  if (message && isKey(message)) return message
  return kind === 'invalid_type' ? 'required' : 'invalid_value'
}
