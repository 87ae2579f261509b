/** The address of the page's entry script; empty in development. */
export const buildOfPage = (): string => {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')
  return entry ? new URL(entry.src).pathname : ''
}
