import { createStore } from '#shared/emitter.ts'
import { subscribeServerContact } from './server-contact.ts'

export type ConnectionState = 'online' | 'offline' | 'back'

const BACK_MS = 4000
// Soon after the first failure, which may have been a passing one, then now and then.
const PROBE_FIRST_MS = 2000
const PROBE_EVERY_MS = 15_000

const state = createStore<ConnectionState>('online')
let isWatching = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Whether the server was reached last time; 'back' for a moment after it was not. */
export function getConnection(): ConnectionState {
  return state.get()
}

/** The first listener starts the watch. */
export function subscribeConnection(listener: () => void): () => void {
  if (!isWatching) watch()
  return state.subscribe(listener)
}

/** Asks the server whether it is there; the answer is in getConnection(). */
export async function probe(): Promise<void> {
  const http = await import('./http.ts').catch(() => undefined)
  // Where not even our own file can be had there is no connection.
  if (!http) return change('offline')
  // Whatever comes back, callServer has told it to our listener.
  await http.callServer('/healthz').catch(() => undefined)
}

/** Follows every call's success or failure. `navigator.onLine` is only a hint to ask. */
function watch(): void {
  isWatching = true
  const ask = () => void probe()
  const askIfDown = () => {
    if (state.get() === 'offline' && document.visibilityState === 'visible') ask()
  }
  subscribeServerContact((isReached) => (isReached ? reached() : change('offline')))
  window.addEventListener('online', ask)
  window.addEventListener('offline', ask)
  document.addEventListener('visibilitychange', askIfDown)
  setInterval(askIfDown, PROBE_EVERY_MS)
  subscribeConnection(() => {
    if (state.get() === 'offline') setTimeout(askIfDown, PROBE_FIRST_MS)
  })
  if (!navigator.onLine) ask()
}

function reached(): void {
  if (state.get() !== 'offline') return
  change('back')
  timer = setTimeout(() => change('online'), BACK_MS)
}

function change(next: ConnectionState): void {
  if (state.get() === next) return
  clearTimeout(timer)
  state.set(next)
}
