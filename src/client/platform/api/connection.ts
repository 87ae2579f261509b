import { createStore } from '#shared/emitter.ts'
import { once } from '#shared/once.ts'
import { reachesServer } from './reaches-server.ts'
import { subscribeServerContact } from './server-contact.ts'

export type ConnectionState = 'online' | 'offline' | 'back'

const BACK_MS = 4000
// The first probe comes soon, because the failure may have been momentary.
const PROBE_FIRST_MS = 2000
const PROBE_EVERY_MS = 15_000
// After an outage all devices would otherwise come back in the same second.
const withJitter = (ms: number) => ms / 2 + (Math.random() * ms) / 2

const state = createStore<ConnectionState>('online')

/** Whether the last call reached the server; 'back' for four seconds after a lost connection. */
export function getConnection(): ConnectionState {
  return state.get()
}

/** Whether a call would probably not reach the server: the browser says so, or the last call has not. */
export const isOffline = (): boolean => !navigator.onLine || state.get() === 'offline'

/** Calls back at each change. The connection is watched from the first listener on. */
export function subscribeConnection(listener: () => void): () => void {
  const stop = state.subscribe(listener)
  // May change the state at once.
  watch()
  return stop
}

/** Follows the success or failure of every call. `navigator.onLine` can be wrong, so a change of it only triggers a probe. */
const watch = once(() => {
  // The answer comes through `subscribeServerContact`.
  const probeNow = () => void reachesServer()
  // A hidden tab finds out when it is shown: ten tabs need not ask at once.
  const probeIfVisible = () => {
    if (document.visibilityState === 'visible') probeNow()
  }
  const probeIfOffline = () => {
    if (state.get() === 'offline') probeIfVisible()
  }
  // A firewall may refuse one address alone, a captive portal refuses all. A server that is slow is not lost.
  let isInDoubt = false
  const probeInDoubt = async () => {
    // While offline the timer probes.
    if (isInDoubt || state.get() === 'offline') return
    isInDoubt = true
    await reachesServer()
    isInDoubt = false
  }
  subscribeServerContact((contact) => {
    if (contact === 'unclear') void probeInDoubt()
    else if (contact) leaveOffline()
    else state.set('offline')
  })
  window.addEventListener('online', probeIfVisible)
  window.addEventListener('offline', probeNow)
  document.addEventListener('visibilitychange', probeIfOffline)
  // One timer: it ends 'back', or probes while the state is 'offline'.
  let timer: ReturnType<typeof setTimeout> | undefined
  const probeLater = (ms: number) => {
    timer = setTimeout(() => {
      probeLater(PROBE_EVERY_MS)
      probeIfOffline()
    }, withJitter(ms))
  }
  state.subscribe(() => {
    clearTimeout(timer)
    if (state.get() === 'back') timer = setTimeout(() => state.set('online'), BACK_MS)
    if (state.get() === 'offline') probeLater(PROBE_FIRST_MS)
  })
  // At the start it is believed until the first probe, two seconds later. To probe at once would load the code of requests before
  // the first screen, and the notice would move that screen afterwards.
  if (!navigator.onLine) state.set('offline')
})

function leaveOffline(): void {
  if (state.get() === 'offline') state.set('back')
}
