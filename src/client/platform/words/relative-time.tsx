import { useNow } from './clock.ts'
import { formatAgo, formatDate } from './format.ts'

/** "3 minutes ago", updated each minute; on paper the date (ui/base.css). `iso` is the time. */
export function RelativeTime({ iso }: { iso: string }) {
  const ago = formatAgo(Date.parse(iso), useNow())
  // The ICU data of Node.js and of the browser may differ.
  return (
    <time dateTime={iso} data-date={formatDate(iso)} suppressHydrationWarning>
      {ago}
    </time>
  )
}
