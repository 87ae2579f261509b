type Field = HTMLInputElement | HTMLTextAreaElement

/** The listener of index.html, which records the last click from the first paint on. */
type EarlyClick = ((event: Event) => void) & { target?: EventTarget | null }

// A slow phone may need this long to fetch the data of a page.
const RENDERED_WITHIN_MS = 15_000
// React renders after an event in a microtask: the next one must meet a form that knows of it.
const nextRender = Promise.resolve()

/**
 * Records typed text, choices, the focused field and the last button click in `root` before fields and buttons work. Then
 * it replays them in the hydrated or newly rendered page, choices only in the hydrated one. React does not get these clicks, only
 * the replayed one. Links work without the app.
 * @returns call it once fields and buttons work, outside React
 */
export function keepEarlyInput(root: HTMLElement): () => Promise<void> {
  const startedAt = performance.now()
  // A page that is never complete must not ignore clicks for ever.
  const holdBack = (event: Event) => {
    if (performance.now() - startedAt < RENDERED_WITHIN_MS) event.stopImmediatePropagation()
  }
  const typed = new Map<string, string>()
  const changed = new Set<HTMLInputElement>()
  let used: { field: Field; name: string } | null = null
  let pressed: { button: HTMLElement; words: string; place: number } | null = null
  const keep = {
    input: ({ target }: Event) => {
      if (isText(target)) typed.set(nameOf(target), target.value)
    },
    change: ({ target }: Event) => {
      if (isChoice(target)) changed.add(target)
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
    // React may have hydrated the button, but not know yet what was typed: it would refuse the empty form, and the browser
    // ignores a repeated press while the form is still being sent.
    click: (event: Event) => {
      press(event.target)
      if (pressed) holdBack(event)
    },
    submit: (event: Event) => {
      if (pressed && (event as SubmitEvent).submitter === pressed.button) holdBack(event)
    },
  }
  function press(target: EventTarget | null): void {
    const button = (target as Element).closest<HTMLElement>('button')
    pressed = button && {
      button,
      words: wordsOf(button),
      place: buttonsOf(root, wordsOf(button)).indexOf(button),
    }
    button?.setAttribute('aria-busy', 'true')
  }
  for (const [event, listener] of Object.entries(keep)) root.addEventListener(event, listener, true)
  // What was done before this script ran.
  const { earlyClick } = globalThis as { earlyClick?: EarlyClick }
  if (earlyClick) {
    removeEventListener('click', earlyClick, true)
    const { target } = earlyClick
    if (target instanceof Element && root.contains(target)) press(target)
  }
  for (const field of root.querySelectorAll<Field>('input, textarea')) {
    if (isText(field) && field.value !== field.defaultValue) typed.set(nameOf(field), field.value)
    if (isChoice(field) && field.checked !== field.defaultChecked) changed.add(field)
  }
  const { activeElement } = document
  if (isText(activeElement) && root.contains(activeElement))
    used = { field: activeElement, name: nameOf(activeElement) }
  return async () => {
    for (const [event, listener] of Object.entries(keep)) root.removeEventListener(event, listener, true)
    // Before texts are replayed: React then renders the form, with the choices that it knows of.
    const chosen = [...changed].filter(isChosen)
    const isReplaced = used?.field.isConnected === false
    for (const field of root.querySelectorAll<Field>('input, textarea')) {
      if (!isText(field)) continue
      const text = typed.get(nameOf(field))
      // A hydrated field keeps its text, but React's state does not have it. React writes what it has into the attribute.
      if (text !== undefined && (field.value !== text || field.defaultValue !== text)) {
        typeAgain(field, text)
        await nextRender
      }
      if (isReplaced && nameOf(field) === used?.name) field.focus({ preventScroll: true })
    }
    for (const field of chosen) {
      // For React, only a changed value is an event.
      field.checked = field.defaultChecked
      field.click()
      await nextRender
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

const isChoice = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')

const isText = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !isChoice(target))

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

/** Types the text of a field that React may have hydrated with it: for React, only a changed value is an event. */
function typeAgain(field: Field, text: string): void {
  const { selectionStart, selectionEnd } = field
  field.value = field.defaultValue
  typeText(field, text)
  // Fields such as those of e-mail addresses have no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}

/** Whether a checkbox has another state than the server rendered, or a radio button is now the chosen one. */
const isChosen = ({ isConnected, type, checked, defaultChecked }: HTMLInputElement) =>
  isConnected && checked !== defaultChecked && (type === 'checkbox' || checked)

/** Sets a value like a user: React ignores a value set through its own setter. */
export function typeText(field: Field, text: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
