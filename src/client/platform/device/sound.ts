import { createStore } from '#shared/emitter.ts'

const SOUND_KEY = 'sound'
const GESTURES = ['pointerdown', 'keydown'] as const

type Prepared = { context: AudioContext; sound: AudioBuffer }
const prepared = createStore<Prepared | null>(null)

/** Loads a sound at the first gesture: browsers allow no audio before one. Returns a function that cancels. */
export function prepareSound(url: string): () => void {
  const stop = () => {
    for (const name of GESTURES) removeEventListener(name, unlock)
  }
  const unlock = async () => {
    stop()
    try {
      const context = prepared.get()?.context ?? new AudioContext()
      await context.resume()
      if (prepared.get()) return
      const sound = await context.decodeAudioData(await (await fetch(url)).arrayBuffer())
      prepared.set({ context, sound })
    } catch {
      // A missing sound breaks nothing else.
    }
  }
  // The first gesture may have come before this call.
  if (navigator.userActivation?.hasBeenActive) void unlock()
  else for (const name of GESTURES) addEventListener(name, unlock, { passive: true })
  return stop
}

/** Whether sound is on for this device; on by default. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(SOUND_KEY) !== 'off'
  } catch {
    return true
  }
}

export function setSoundOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(SOUND_KEY)
    else localStorage.setItem(SOUND_KEY, 'off')
  } catch {
    // Without storage the default stays.
  }
}

/** Plays the prepared sound once, unless sound is off or no gesture has come yet. `volume` is 0 to 1. */
export function playSound(volume: number): void {
  const ready = prepared.get()
  if (!ready || !isSoundOn()) return
  const { context, sound } = ready
  // Phones suspend the audio context in the background.
  void context.resume().catch(() => undefined)
  const gain = context.createGain()
  gain.gain.value = volume
  const source = context.createBufferSource()
  source.buffer = sound
  source.loop = false
  source.connect(gain).connect(context.destination)
  source.start()
}
