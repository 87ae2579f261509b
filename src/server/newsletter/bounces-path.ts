/** The path that takes returned mails, and how much of a mail: the status stands before the returned text. */
export const BOUNCES_PATH = '/operation/bounces'
export const MAX_BYTES = 128 * 1024
