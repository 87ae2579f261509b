/** Scrolls a navigation sideways to its current link: on a phone the row may be wider than the screen. */
export function scrollToCurrentLink(nav: HTMLElement | null): void {
  const current = nav?.querySelector<HTMLElement>('[aria-current="page"]')
  if (nav && current) nav.scrollLeft = current.offsetLeft - (nav.clientWidth - current.offsetWidth) / 2
}
