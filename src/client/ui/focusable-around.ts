/**
 * Finds what can take the focus of an element that disappears.
 * @returns the ancestors with a `tabindex`, the nearest first
 */
export function focusableAround(element: Element): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let place = element.parentElement; place; place = place.parentElement)
    if (place.hasAttribute('tabindex')) found.push(place)
  return found
}
