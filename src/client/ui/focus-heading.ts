const DIALOGS = '[role="dialog"], [role="alertdialog"]'

/**
 * Moves the focus to the heading of a new or changed page, for keyboard and screen reader. An open dialog keeps the focus: the user
 * opened it, for example with Ctrl+K, while the page was loading.
 * @param part the id of the part of the page that the link named, which gets the focus instead
 */
export function focusHeading(part = ''): void {
  const dialogs = [...document.querySelectorAll(DIALOGS)]
  // A dialog that led to the page closes with an animation meanwhile.
  if (dialogs.some((dialog) => !dialog.closest('[data-exiting]'))) return
  const named = document.getElementById(part)
  const target =
    named ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}
