/** The result of sharing; `cancelled` when the user closed the share sheet. */
export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed'

/** Shares a page with the system's share sheet, or copies its address if there is none. */
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
