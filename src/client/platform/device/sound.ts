const SOUND_KEY = 'sound'
const GESTURES = ['pointerdown', 'keydown'] as const

let context: AudioContext | undefined
let sound: AudioBuffer | undefined

/** Loads a sound at the first gesture: before one, browsers let no page make a noise. Returns how to stop waiting. */
export function prepareSound(url: string): () => void {
  const stop = () => {
    for (const name of GESTURES) removeEventListener(name, unlock)
  }
  const unlock = async () => {
    stop()
    try {
      context ??= new AudioContext()
      await context.resume()
      sound ??= await context.decodeAudioData(await (await fetch(url)).arrayBuffer())
    } catch {
      // Without sound everything else works.
    }
  }
  // There may have been one before anybody waited for it.
  if (navigator.userActivation?.hasBeenActive) void unlock()
  else for (const name of GESTURES) addEventListener(name, unlock, { passive: true })
  return stop
}

/** Whether this device shall make a sound at all; it does until somebody says no. */
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
    // Where nothing is kept it stays as it is.
  }
}

/** Plays the prepared sound once, unless it is turned off; nothing without a gesture before. `volume` 0 to 1. */
export function playSound(volume: number): void {
  if (!context || !sound || !isSoundOn()) return
  // Phones suspend it in the background.
  void context.resume().catch(() => undefined)
  const gain = context.createGain()
  gain.gain.value = volume
  const source = context.createBufferSource()
  source.buffer = sound
  source.loop = false
  source.connect(gain).connect(context.destination)
  source.start()
}
