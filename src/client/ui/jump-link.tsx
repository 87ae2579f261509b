import type { MouseEvent, ReactNode } from 'react'

type Props = {
  /** The id of the element on this page that gets the focus. */
  to: string
  className?: string | undefined
  children: ReactNode
}

/**
 * A link to a part of the page. It moves the focus itself: the router would take the changed address for another page,
 * because the address bar of a list with a job beside it shows the job's address.
 */
export function JumpLink({ to, className, children }: Props) {
  const jump = (event: MouseEvent) => {
    const target = document.getElementById(to)
    if (!target) return
    event.preventDefault()
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus()
  }
  return (
    <a href={`#${to}`} className={className} onClick={jump}>
      {children}
    </a>
  )
}
