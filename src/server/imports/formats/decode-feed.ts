import { UnreadableFeedError } from './feed-row.ts'

/**
 * The text of a feed. A byte order mark is left out.
 * @throws UnreadableFeedError when the bytes are not UTF-8 or there is no text
 */
export function decodeFeed(bytes: Uint8Array): string {
  const text = decode(bytes)
  if (text.trim() === '') throw new UnreadableFeedError('feed_empty')
  return text
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableFeedError('feed_encoding')
  }
}
