type Field = HTMLInputElement | HTMLTextAreaElement

/** The listener of index.html, which records the last click from the first paint on. */
type EarlyClick = ((event: Event) => void) & { target?: EventTarget | null }

// A slow phone may need this long to fetch the data of a page.
const RENDERED_WITHIN_MS = 15_000

/**
 * Records typed text, the focused field and the last button click in `root` before fields and buttons work. Then it
 * replays them in the hydrated or newly rendered page. Links work without the app.
 * @returns call it once fields and buttons work
 */
export function keepEarlyInput(root: HTMLElement): () => void {
  const typed = new Map<string, string>()
  let used: { field: Field; name: string } | null = null
  let pressed: { button: HTMLElement; words: string; place: number } | null = null
  const keep = {
    input: ({ target }: Event) => {
      if (isText(target)) typed.set(nameOf(target), target.value)
    },
    focusin: ({ target }: Event) => {
      used = isText(target) ? { field: target, name: nameOf(target) } : null
    },
    focusout: () => {
      const left = used
      // A field removed by a new render also emits focusout, but the user has not left it.
      setTimeout(() => {
        if (left === used && left?.field.isConnected) used = null
      })
    },
    click: ({ target }: Pick<Event, 'target'>) => {
      const button = (target as Element).closest<HTMLElement>('button')
      pressed = button && {
        button,
        words: wordsOf(button),
        place: buttonsOf(root, wordsOf(button)).indexOf(button),
      }
      button?.setAttribute('aria-busy', 'true')
    },
  }
  for (const [event, listener] of Object.entries(keep)) root.addEventListener(event, listener, true)
  // What was done before this script ran.
  const { earlyClick } = globalThis as { earlyClick?: EarlyClick }
  if (earlyClick) {
    removeEventListener('click', earlyClick, true)
    const { target } = earlyClick
    if (target instanceof Element && root.contains(target)) keep.click({ target })
  }
  for (const field of root.querySelectorAll<Field>('input, textarea'))
    if (isText(field) && field.value !== field.defaultValue) typed.set(nameOf(field), field.value)
  const { activeElement } = document
  if (isText(activeElement) && root.contains(activeElement))
    used = { field: activeElement, name: nameOf(activeElement) }
  return () => {
    for (const [event, listener] of Object.entries(keep)) root.removeEventListener(event, listener, true)
    const isReplaced = used?.field.isConnected === false
    for (const field of root.querySelectorAll<Field>('input, textarea')) {
      if (!isText(field)) continue
      const text = typed.get(nameOf(field))
      if (text !== undefined && field.value !== text) typeText(field, text)
      if (isReplaced && nameOf(field) === used?.name) field.focus({ preventScroll: true })
    }
    // React was not attached when the field got the focus.
    if (!isReplaced) used?.field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    if (!pressed) return
    const { button, words, place } = pressed
    button.removeAttribute('aria-busy')
    if (button.isConnected) button.click()
    else pressWhenRendered(root, words, place)
  }
}

const isText = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio')

/** The name that also finds the field in a page rendered from scratch. */
const nameOf = (field: Field): string => field.name || field.labels?.[0]?.textContent || ''

const wordsOf = (button: HTMLElement): string =>
  button.getAttribute('aria-label') ?? button.textContent?.trim() ?? ''

const buttonsOf = (root: HTMLElement, words: string): HTMLElement[] =>
  [...root.querySelectorAll('button')].filter((button) => wordsOf(button) === words)

/** A page rendered from scratch may first wait for its data. Another click of the user cancels the repeated one. */
function pressWhenRendered(root: HTMLElement, words: string, place: number): void {
  const press = () => buttonsOf(root, words)[place]?.click()
  const rendered = new MutationObserver(press)
  const stop = () => {
    clearTimeout(timer)
    rendered.disconnect()
    root.removeEventListener('click', stop, true)
  }
  const timer = setTimeout(stop, RENDERED_WITHIN_MS)
  root.addEventListener('click', stop, true)
  rendered.observe(root, { childList: true, subtree: true })
  press()
}

/** Sets a value like a user: React ignores a value set through its own setter. */
export function typeText(field: Field, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
