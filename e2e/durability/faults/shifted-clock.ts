import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

// Preloaded into the server and its threads (--import): the clock is ahead by the milliseconds in the file CLOCK_FILE, as
// if somebody had set the clock of the machine. Timers go on as before, like monotonic clocks.
const LOOK_EVERY_MS = 50
const file = process.env.CLOCK_FILE ?? ''
const realNow = Date.now
let ahead = 0

Date.now = () => realNow() + ahead
globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length ? given : [target.now()], newTarget),
})
setInterval(() => {
  const next = Number(readFileSync(file, 'utf8'))
  if (next === ahead) return
  ahead = next
  process.stdout.write(`clock ${next} ${isMainThread ? 'main' : 'thread'}\n`)
}, LOOK_EVERY_MS).unref()
