/** Empties the page in a copy of the app: menus and footer stay, and no link is the current one. */
export function leaveOnlyFrame(copy: HTMLElement): void {
  const main = copy.querySelector('main')
  main?.replaceChildren()
  main?.setAttribute('data-frame-page', '')
  for (const link of copy.querySelectorAll('[aria-current], [data-status]')) {
    link.removeAttribute('aria-current')
    link.removeAttribute('data-status')
  }
}
