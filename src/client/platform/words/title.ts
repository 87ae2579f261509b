import { useEffect } from 'react'

/** Sets the document's title. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · Jobmost`
  }, [title])
}
