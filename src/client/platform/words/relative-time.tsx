import { useNow } from './clock.ts'
import { formatAgo, formatDate } from './format.ts'

/** "3 minutes ago", updated each minute; on paper the date (ui/base.css). `at` is the time, ISO or in ms since 1970. */
export function RelativeTime({ at }: { at: string | number }) {
  const iso = new Date(at).toISOString()
  const ago = formatAgo(Date.parse(iso), useNow())
  // The ICU data of Node.js and of the browser may differ.
  return (
    <time dateTime={iso} data-date={formatDate(iso)} suppressHydrationWarning>
      <span suppressHydrationWarning>{ago}</span>
    </time>
  )
}
