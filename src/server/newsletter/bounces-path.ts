/** The path that takes returned mails. */
export const BOUNCES_PATH = '/operation/bounces'
/** The part of a mail that is read: the status is before the returned text. */
export const MAX_BOUNCE_BYTES = 128 * 1024
