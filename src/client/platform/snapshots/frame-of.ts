import type { Snapshot } from './snapshot.ts'

/** A snapshot without the page's content: menus and footer, for addresses without a snapshot. */
export function frameOf(snapshot: Snapshot): Snapshot {
  const template = document.createElement('template')
  template.innerHTML = snapshot.html
  const main = template.content.querySelector('main')
  main?.replaceChildren()
  main?.style.setProperty('min-block-size', '100vh')
  for (const link of template.content.querySelectorAll('[aria-current], [data-status]')) {
    link.removeAttribute('aria-current')
    link.removeAttribute('data-status')
  }
  return { ...snapshot, html: template.innerHTML, title: 'Jobmost', isFrame: true }
}
