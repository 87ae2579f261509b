/**
 * Ends the task at hand: taps and the drawing of what is due come first. Resolves in a task of its own; in a hidden tab,
 * whose timers are slow and which nobody taps, at once.
 */
export const yieldToMain = async (): Promise<void> => {
  if (!document.hidden) await new Promise((resolve) => setTimeout(resolve))
}
