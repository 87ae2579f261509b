/**
 * Moves the style attributes of a page's copy into rules of a style sheet. The Content-Security-Policy forbids style
 * attributes in the HTML of a document, but allows style sheets with the nonce.
 * @returns the text of the style sheet
 */
export function moveStyles(copy: HTMLElement): string {
  const numbers = new Map<string, number>()
  for (const element of copy.querySelectorAll('[style]')) {
    const declarations = element.getAttribute('style') ?? ''
    const number = numbers.get(declarations) ?? numbers.size
    numbers.set(declarations, number)
    element.removeAttribute('style')
    element.setAttribute('data-styled', `${number}`)
  }
  // The id outweighs classes, as the attribute did. In CSS an escaped slash is a slash; in HTML `</style` would end the sheet.
  return [...numbers]
    .map(([declarations, number]) => `#root [data-styled="${number}"]{${declarations}}`)
    .join('\n')
    .replaceAll('</', '<\\/')
}
