import { useNow } from './clock.ts'
import { formatAgo } from './format.ts'

/** "3 minutes ago", kept true. `iso` is the time meant. */
export function RelativeTime({ iso }: { iso: string }) {
  const ago = formatAgo(Date.parse(iso), useNow())
  // A page that the server drew a moment ago may say a minute less.
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {ago}
    </time>
  )
}
