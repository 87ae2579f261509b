import { createEmitter } from '#shared/emitter.ts'
export type ToastTone = 'done' | 'info' | 'error'

export interface Toast {
  id: number
  text: string
  tone: ToastTone
}

export interface ToastState {
  toasts: readonly Toast[]
  isPaused: boolean
}

export const TOAST_DURATION_MS = 3000
const MAX_SHOWN = 3

/** Creates a queue of short messages that are removed after some time. */
export function createToastStore(now: () => number = () => performance.now()) {
  let state: ToastState = { toasts: [], isPaused: false }
  let nextId = 1
  const { subscribe, emit } = createEmitter()
  const clocks = new Map<
    number,
    { remaining: number; startedAt: number; timer?: ReturnType<typeof setTimeout> }
  >()

  const change = (next: Partial<ToastState>) => {
    state = { ...state, ...next }
    emit()
  }

  const stop = (id: number) => {
    clearTimeout(clocks.get(id)?.timer)
    clocks.delete(id)
  }

  const dismiss = (id: number) => {
    stop(id)
    const toasts = state.toasts.filter((toast) => toast.id !== id)
    // A removed message gets no pointerleave event.
    change({ toasts, isPaused: state.isPaused && toasts.length > 0 })
  }

  const run = (id: number) => {
    const clock = clocks.get(id)
    if (!clock) return
    clock.startedAt = now()
    clock.timer = setTimeout(() => dismiss(id), clock.remaining)
  }

  return {
    subscribe,
    getState: () => state,
    show({ text, tone = 'info' }: { text: string; tone?: ToastTone }) {
      const id = nextId++
      clocks.set(id, { remaining: TOAST_DURATION_MS, startedAt: now() })
      // The same message again replaces the earlier one. As a new element it is announced again.
      const others = state.toasts.filter((toast) => toast.text !== text || toast.tone !== tone)
      for (const toast of state.toasts) if (!others.includes(toast)) stop(toast.id)
      change({ toasts: [...others, { id, text, tone }] })
      if (!state.isPaused) run(id)
      const [oldest] = state.toasts
      if (oldest && state.toasts.length > MAX_SHOWN) dismiss(oldest.id)
      return id
    },
    dismiss,
    pause() {
      if (state.isPaused) return
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer)
        clock.remaining -= now() - clock.startedAt
      }
      change({ isPaused: true })
    },
    resume() {
      if (!state.isPaused) return
      change({ isPaused: false })
      for (const id of clocks.keys()) run(id)
    },
  }
}

/** The queue of the page. */
export const toastStore = createToastStore()

/** Shows a short message for three seconds; any code may call it. */
export const showToast = toastStore.show
