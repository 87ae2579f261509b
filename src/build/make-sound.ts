import { mkdirSync, writeFileSync } from 'node:fs'

// Generates the sound of a new message, so that no licence is needed: two soft bell strokes, a fifth apart.
const RATE = 22_050
const SECONDS = 0.5
const STROKES = [
  { at: 0, hertz: 659.25, loud: 0.5 },
  { at: 0.11, hertz: 987.77, loud: 0.6 },
]
// The partials of a bell: factor of the frequency, amplitude, decay.
const PARTIALS: [number, number, number][] = [
  [1, 1, 7],
  [2.01, 0.35, 11],
  [3.02, 0.12, 16],
]

const samples = Int16Array.from({ length: RATE * SECONDS }, (_, index) => {
  const time = index / RATE
  const fadeOut = Math.min(1, (SECONDS - time) / 0.05)
  return 32_767 * fadeOut * STROKES.reduce((sum, stroke) => sum + ring(stroke, time), 0)
})

function ring({ at, hertz, loud }: (typeof STROKES)[number], time: number): number {
  const past = time - at
  if (past < 0) return 0
  // A sudden start would click.
  const rise = Math.min(1, past / 0.006)
  const tone = PARTIALS.reduce(
    (sum, [multiple, strength, decay]) =>
      sum + strength * Math.exp(-decay * past) * Math.sin(2 * Math.PI * hertz * multiple * past),
    0,
  )
  return rise * loud * tone * 0.6
}

const header = Buffer.alloc(44)
header.write('RIFF', 0)
header.writeUInt32LE(36 + samples.byteLength, 4)
header.write('WAVEfmt ', 8)
header.writeUInt32LE(16, 16)
header.writeUInt16LE(1, 20)
header.writeUInt16LE(1, 22)
header.writeUInt32LE(RATE, 24)
header.writeUInt32LE(RATE * 2, 28)
header.writeUInt16LE(2, 32)
header.writeUInt16LE(16, 34)
header.write('data', 36)
header.writeUInt32LE(samples.byteLength, 40)

mkdirSync('public/sounds', { recursive: true })
writeFileSync('public/sounds/message.wav', Buffer.concat([header, Buffer.from(samples.buffer)]))
