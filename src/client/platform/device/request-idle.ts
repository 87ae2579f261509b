// Chromium runs nothing at all in a tab that has been hidden for ten seconds, and nothing for long on a busy device.
const AT_LATEST_MS = 2000

/** Runs `act` when the browser has nothing else to do, after two seconds in any case. Safari has no requestIdleCallback. */
export const requestIdle = (act: () => void): void =>
  void ('requestIdleCallback' in globalThis
    ? requestIdleCallback(act, { timeout: AT_LATEST_MS })
    : setTimeout(act, 200))
