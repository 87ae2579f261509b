import { useEffect } from 'react'

/** Names the document after the page. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Jobmost`
  }, [title])
}
