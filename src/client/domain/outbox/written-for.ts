/** The stored text and its version. Answers stored by an earlier release have no version. */
export type StoredText = { text: string; version: number | undefined }

/**
 * The version to send with a text. `base` is the text that it was written for; if that is stored now, perhaps because a
 * waiting entry has arrived, its present version counts. Drafts of earlier releases have no base.
 */
export const versionFor = (base: StoredText | undefined, stored: StoredText): number | undefined =>
  base === undefined || base.text === stored.text ? stored.version : base.version

/**
 * The text that the next change of a draft is written for. A draft that is the shown text was sent before its page could
 * delete it. What is typed next is written for that text: else it would conflict with the device's own one.
 */
export const baseOf = (
  base: StoredText | undefined,
  shown: StoredText,
  own: string,
): StoredText | undefined => (own === shown.text ? shown : base)

/** Whether another device has stored a text since `base` that is neither it nor the own one. */
export const isConflict = (base: StoredText | undefined, stored: StoredText, own: string): boolean =>
  base?.version !== undefined &&
  stored.version !== undefined &&
  base.version !== stored.version &&
  base.text !== stored.text &&
  own !== stored.text
