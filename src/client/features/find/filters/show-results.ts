/**
 * Shows the results of a changed search and moves the focus to them. The page is at its top, or where a form fills the
 * screen, at the filters and results below it.
 */
export function showResults(behavior: ScrollBehavior = isMotionReduced() ? 'instant' : 'smooth'): void {
  const results = document.getElementById('results')
  const area = results?.parentElement
  if (!results || !area) return
  const isBelowForm = results.getBoundingClientRect().top + scrollY > innerHeight / 2
  if (isBelowForm) area.scrollIntoView({ behavior })
  else scrollTo({ top: 0, behavior })
  results.tabIndex = -1
  results.focus({ preventScroll: true })
}

const isMotionReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches
