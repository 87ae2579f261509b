export type Printed = 'printing' | 'not_found' | 'blocked'

/** What can be pressed has no place on paper. */
const NOT_ON_PAPER = 'button, form, nav, input, [data-print="no"]'

// A disabled link never loads: it stands beside styles that are in the page itself (server/pages/document/shell.ts).
const STYLES = 'style, link[rel="stylesheet"]:not([disabled])'

/**
 * Prints one element of the page in a new window (src/docs/product.md, "Printing"). The window takes the page's styles and is
 * light, whatever the screen is; it closes itself afterwards.
 */
export function printElement(id: string): Printed {
  const element = document.getElementById(id)
  if (!element) return 'not_found'
  const paper = window.open('', '_blank', 'width=820,height=900')
  if (!paper) return 'blocked'
  const { document: sheet } = paper
  sheet.documentElement.lang = document.documentElement.lang
  sheet.documentElement.dataset.theme = 'light'
  sheet.title = document.title
  const copy = sheet.importNode(element, true)
  for (const control of copy.querySelectorAll(NOT_ON_PAPER)) control.remove()
  const styles = [...document.querySelectorAll(STYLES)].map((style) => sheet.importNode(style, true))
  sheet.head.append(...styles)
  sheet.body.append(copy)
  void whenLoaded(styles).then(() => {
    paper.addEventListener('afterprint', () => paper.close())
    paper.focus()
    paper.print()
  })
  return 'printing'
}

const LATEST_MS = 3000

/** Styles that come as files; a page that waits for ever prints plain instead. */
function whenLoaded(styles: Element[]): Promise<unknown> {
  // By name: what belongs to another window is no `Element` of this one.
  const files = styles.filter(({ localName }) => localName === 'link')
  const loads = files.map((file) => new Promise((resolve) => file.addEventListener('load', resolve)))
  return Promise.race([Promise.all(loads), new Promise((resolve) => setTimeout(resolve, LATEST_MS))])
}
