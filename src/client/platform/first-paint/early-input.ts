type Field = HTMLInputElement | HTMLTextAreaElement

// A slow phone may take this long; whoever still waits has pressed nothing else.
const DRAWN_WITHIN_MS = 15_000

/**
 * Keeps what is typed, the field in use and the last press of a button in `root` until the app has taken the page over
 * or drawn it anew, then does the same again: nobody does anything twice because the code was slower than the thumb.
 * Links work by themselves.
 * @returns to be called once fields and buttons work
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
      // A field that is taken away, to be drawn anew, says the same but was not left.
      setTimeout(() => {
        if (left === used && left?.field.isConnected) used = null
      })
    },
    click: ({ target }: Event) => {
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
  return () => {
    for (const [event, listener] of Object.entries(keep)) root.removeEventListener(event, listener, true)
    const isDrawnAnew = used?.field.isConnected === false
    for (const field of root.querySelectorAll<Field>('input, textarea')) {
      if (!isText(field)) continue
      const text = typed.get(nameOf(field))
      if (text !== undefined && field.value !== text) type(field, text)
      if (isDrawnAnew && nameOf(field) === used?.name) field.focus({ preventScroll: true })
    }
    // React was not there to hear of it.
    if (!isDrawnAnew) used?.field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    if (!pressed) return
    const { button, words, place } = pressed
    button.removeAttribute('aria-busy')
    if (button.isConnected) button.click()
    else pressWhenDrawn(root, words, place)
  }
}

const isText = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio')

/** The same in a page drawn anew. */
const nameOf = (field: Field): string => field.name || field.labels?.[0]?.textContent || ''

const wordsOf = (button: HTMLElement): string =>
  button.getAttribute('aria-label') ?? button.textContent?.trim() ?? ''

const buttonsOf = (root: HTMLElement, words: string): HTMLElement[] =>
  [...root.querySelectorAll('button')].filter((button) => wordsOf(button) === words)

/** A page drawn anew may wait for its data first. Whoever presses something else meanwhile means that. */
function pressWhenDrawn(root: HTMLElement, words: string, place: number): void {
  const press = () => buttonsOf(root, words)[place]?.click()
  const drawn = new MutationObserver(press)
  const stop = () => {
    clearTimeout(timer)
    drawn.disconnect()
    root.removeEventListener('click', stop, true)
  }
  const timer = setTimeout(stop, DRAWN_WITHIN_MS)
  root.addEventListener('click', stop, true)
  drawn.observe(root, { childList: true, subtree: true })
  press()
}

/** As if by hand: React hears only of a value that was set past it. */
export function type(field: Field, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
