/** What became of sharing; `cancelled` when the person thought better of it. */
export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed'

/** Hands a page to the system's own sharing, or copies its address where there is none. */
export async function sharePage(page: { title: string; url: string }): Promise<Shared> {
  if (navigator.share && (navigator.canShare?.(page) ?? true)) {
    try {
      await navigator.share(page)
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    }
  }
  try {
    await navigator.clipboard.writeText(page.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
