/** Whether a signal was aborted by its deadline. */
export const isTimeout = (reason: unknown): boolean =>
  reason instanceof DOMException && reason.name === 'TimeoutError'

/**
 * A signal that aborts after `ms`, or together with `other`. Not AbortSignal.timeout: its timer cannot be stopped when
 * the answer has arrived.
 */
export function startDeadline(ms: number, other?: AbortSignal): { signal: AbortSignal; stop: () => void } {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms)
  return {
    signal: other ? AbortSignal.any([controller.signal, other]) : controller.signal,
    stop: () => clearTimeout(timer),
  }
}
