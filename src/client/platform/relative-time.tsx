import { useNow } from './clock.ts'
import { formatAgo } from './format.ts'

/** "3 minutes ago", kept true. `iso` is the time meant. */
export function RelativeTime({ iso }: { iso: string }) {
  const ago = formatAgo(Date.parse(iso), useNow())
  return <time dateTime={iso}>{ago}</time>
}
