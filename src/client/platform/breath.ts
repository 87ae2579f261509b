/** Ends the task at hand: taps and the drawing of what is due come first. Resolves in a task of its own. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
