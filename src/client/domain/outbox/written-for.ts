/** The stored text and its version. Answers stored by an earlier release have no version. */
export type StoredText = { text: string; version: number | undefined }

/**
 * The version to send with a text. `base` is the text that it was written for; if that is stored now, perhaps because a
 * waiting entry has arrived, its present version counts. Drafts of earlier releases have no base.
 */
export const versionFor = (base: StoredText | undefined, stored: StoredText): number | undefined =>
  base === undefined || base.text === stored.text ? stored.version : base.version

/** Whether another device has stored a text since `base` that is neither it nor the own one. */
export const isConflict = (base: StoredText | undefined, stored: StoredText, own: string): boolean =>
  base?.version !== undefined &&
  stored.version !== undefined &&
  base.version !== stored.version &&
  base.text !== stored.text &&
  own !== stored.text
