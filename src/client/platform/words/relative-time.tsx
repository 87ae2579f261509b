import { useNow } from './clock.ts'
import { formatAgo } from './format.ts'

/** "3 minutes ago", updated each minute. `iso` is the time. */
export function RelativeTime({ iso }: { iso: string }) {
  const ago = formatAgo(Date.parse(iso), useNow())
  // The ICU data of Node.js and of the browser may differ.
  return (
    <time dateTime={iso} suppressHydrationWarning>
      {ago}
    </time>
  )
}
