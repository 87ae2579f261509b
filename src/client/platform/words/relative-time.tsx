import { useNow } from './clock.ts'
import { formatAgo } from './format.ts'

/** "3 minutes ago", kept true. `iso` is the time meant. */
export function RelativeTime({ iso }: { iso: string }) {
  const ago = formatAgo(Date.parse(iso), useNow())
  // Node's and the browser's ICU may word it differently.
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {ago}
    </time>
  )
}
