export type PrintResult = 'printing' | 'not_found' | 'blocked'

/** Interactive elements are not printed. */
const NOT_ON_PAPER = 'button, form, nav, input, [data-print="no"]'

// A disabled link never loads. The server leaves one beside inlined styles (server/pages/document/shell.ts).
const STYLES = 'style, link[rel="stylesheet"]:not([disabled])'

/**
 * Prints one element in a new window (src/docs/product.md, "Printing"). The window copies the page's styles, always
 * uses the light theme, and closes itself.
 * @param note printed below the element, such as its address and the date
 */
export function printElement(id: string, note: string): PrintResult {
  const element = document.getElementById(id)
  if (!element) return 'not_found'
  const printWindow = window.open('', '_blank', 'width=820,height=900')
  if (!printWindow) return 'blocked'
  const { document: printDocument } = printWindow
  printDocument.documentElement.lang = document.documentElement.lang
  printDocument.documentElement.dataset.theme = 'light'
  printDocument.title = document.title
  const copy = printDocument.importNode(element, true)
  for (const control of copy.querySelectorAll(NOT_ON_PAPER)) control.remove()
  const styles = [...document.querySelectorAll(STYLES)].map((style) => printDocument.importNode(style, true))
  printDocument.head.append(...styles)
  const footer = printDocument.createElement('footer')
  footer.textContent = note
  printDocument.body.append(copy, footer)
  void whenLoaded(styles).then(() => {
    printWindow.addEventListener('afterprint', () => printWindow.close())
    printWindow.focus()
    printWindow.print()
  })
  return 'printing'
}

const TIMEOUT_MS = 3000

/** Resolves when linked styles have loaded, or after a time limit, so that a page prints in any case. */
function whenLoaded(styles: Element[]): Promise<unknown> {
  // Compare by name: elements of another window are not instances of this window's `Element`.
  const files = styles.filter(({ localName }) => localName === 'link')
  const loads = files.map((file) => new Promise((resolve) => file.addEventListener('load', resolve)))
  return Promise.race([Promise.all(loads), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))])
}
