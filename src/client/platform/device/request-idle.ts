/** Runs `act` when the browser has nothing else to do. Safari has no requestIdleCallback. */
export const requestIdle = (act: () => void): void =>
  void ('requestIdleCallback' in globalThis ? requestIdleCallback(act) : setTimeout(act, 200))
