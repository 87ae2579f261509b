/**
 * Keeps the last press of a button in `root` until the app has taken the page over, then repeats it: nobody taps
 * twice because the code was slower than the thumb. Links work by themselves.
 * @returns to be called once the buttons work
 */
export function keepEarlyPress(root: HTMLElement): () => void {
  let pressed: HTMLElement | null = null
  const keep = (event: Event) => {
    pressed = (event.target as Element).closest<HTMLElement>('button')
    pressed?.setAttribute('aria-busy', 'true')
  }
  root.addEventListener('click', keep, true)
  return () => {
    root.removeEventListener('click', keep, true)
    pressed?.removeAttribute('aria-busy')
    if (pressed?.isConnected) pressed.click()
  }
}
