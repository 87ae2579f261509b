/** Where a person is in the page: the parts that keep the place of the keyboard and of a screen reader. */
const PLACES = '[tabindex], article, section, li, main'

/**
 * Finds what can take the focus of an element that disappears.
 * @returns the parts of the page around it, the nearest first
 */
export function placesAround(element: Element): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let place = element.parentElement; place; place = place.parentElement)
    if (place.matches(PLACES)) found.push(place)
  return found
}

/** Focuses a part of the page without scrolling. */
export function focusPlace(place: HTMLElement): void {
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
