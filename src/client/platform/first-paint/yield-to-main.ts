/**
 * Yields to the main thread: waiting input and rendering come first. Resolves in a new task. In a hidden tab, whose
 * timers are throttled and which gets no input, it resolves at once.
 */
export const yieldToMain = async (): Promise<void> => {
  if (!document.hidden) await new Promise((resolve) => setTimeout(resolve))
}
