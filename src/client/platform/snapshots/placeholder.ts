const NARROW = '(width < 60rem)'

/** Whether `part` of the page shows a visible placeholder for loading content (ui/skeleton.tsx). */
export function isLoading(part: HTMLElement): boolean {
  // `checkVisibility` lays out the page, at each start before it is shown. So what phones never show is left out first.
  const hidden = matchMedia(NARROW).matches ? '[data-wide-only] *' : ':not(*)'
  const placeholders = [...part.querySelectorAll('[data-placeholder]')].filter((one) => !one.matches(hidden))
  return placeholders.some((element) => element.checkVisibility())
}
