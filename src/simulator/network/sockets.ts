import { MINUTE_MS } from '#shared/durations.ts'
import { createRandom, type Random } from '../world/random.ts'
import { type Owner, type Scheduler, WORLD } from '../world/scheduler.ts'
import type { ConnectionState } from './request-outcome.ts'

/** The end of a WebSocket at the server. */
export type ServerEnd = { receive(text: string): void; close(): void }
export type Close = { code: number; reason: string }
/** Accepts a WebSocket; null while the server is down. */
export type Connect = (client: { send(text: string): void; close(close: Close): void }) => ServerEnd | null

/** The WebSockets of one device. */
export type Sockets = {
  /** `WebSocket` for one tab. */
  classFor(owner: Owner): new (url: string) => PageSocket
  /** Applies a change of the device's connection to its open sockets. */
  follow(connection: ConnectionState): void
  /** The browser closes the sockets of a killed tab. */
  closeOf(owner: Owner): void
  faults(): number
}
/** The part of a WebSocket that pusher-js uses. */
export type PageSocket = {
  readyState: number
  bufferedAmount: number
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: Close & { wasClean: boolean }) => void) | null
  onerror: ((event: unknown) => void) | null
  send(text: string): void
  close(): void
}

/** `stalled`: frames wait until the connection is back. `dead`: they are lost, and nobody notices (half-open). */
type State = 'live' | 'stalled' | 'dead'
type Link = { owner: Owner; socket: PageSocket; end: ServerEnd | null; state: State; waiting: (() => void)[] }
type Options = {
  name: string
  seed: number
  scheduler: Scheduler
  connect: Connect
  connection(): ConnectionState
  tell(line: string): void
}

const [OPEN, CLOSING, CLOSED] = [1, 2, 3]
const LOST: Close = { code: 1006, reason: '' }
// Chromium waits this long for the other side's close frame.
const CLOSE_TIMEOUT_MS = 10_000
const HANG_MS = 2 * MINUTE_MS
const OPENINGS = { answered: 14, refused: 3, hang: 3 }
const FRAMES = { delivered: 88, slow: 6, reset: 3, dead: 3 }

/** Creates the WebSockets of a device. Frames keep their order, as over TCP. */
export function createSockets(options: Options): Sockets {
  const { seed, name } = options
  const random = createRandom(seed, `sockets ${name}`)
  const links = new Set<Link>()
  const faults = createFaults({ ...options, random, links })
  const context: Context = { ...options, random, links, faults }
  return {
    faults: faults.count,
    classFor: (owner) =>
      class {
        readyState = 0
        bufferedAmount = 0
        onopen = null
        onmessage = null
        onclose = null
        onerror = null
        constructor(_url: string) {
          open(context, owner, this)
        }
        send(_text: string): void {}
        close(): void {}
      },
    follow(next) {
      for (const link of [...links]) {
        if (next === 'good' || next === 'flaky') {
          if (link.state !== 'stalled') continue
          link.state = 'live'
          for (const work of link.waiting.splice(0)) work()
        } else if (link.state === 'live') {
          const fate = random.pick<'reset' | 'dead' | 'stalled'>({ reset: 1, dead: 1, stalled: 1 })
          if (fate === 'reset') faults.reset(link)
          else if (fate === 'dead') faults.die(link)
          else link.state = 'stalled'
        }
      }
    },
    closeOf(owner) {
      for (const link of links) {
        if (link.owner !== owner) continue
        links.delete(link)
        if (link.state === 'live') faults.closeServerEnd(link)
      }
    },
  }
}

type Context = Options & { random: Random; links: Set<Link>; faults: ReturnType<typeof createFaults> }

/** What may happen to an open socket. */
function createFaults({ name, random, links, scheduler, tell }: Omit<Context, 'faults'>) {
  let count = 0
  const note = (what: string) => {
    count += 1
    tell(`${name}: the socket ${what}`)
  }
  /** Closes the page's end after `ms`. */
  function end(link: Link, close: Close, ms: number): void {
    if (!links.delete(link)) return
    link.socket.readyState = CLOSING
    scheduler.after(ms, link.owner, () => {
      link.socket.readyState = CLOSED
      if (close.code === LOST.code) link.socket.onerror?.(new Event('error'))
      link.socket.onclose?.({ ...close, wasClean: close.code !== LOST.code })
    })
  }
  const closeServerEnd = ({ end: there }: Link) => {
    scheduler.after(random.whole(20, 150), WORLD, () => there?.close())
  }
  return {
    count: () => count,
    end,
    closeServerEnd,
    reset(link: Link): void {
      note('is reset')
      // The server may not notice: then its end is half-open.
      if (random.next() < 0.5) closeServerEnd(link)
      end(link, LOST, random.whole(1, 30))
    },
    die(link: Link): void {
      note('is dead, and nobody notices')
      link.state = 'dead'
      scheduler.after(HANG_MS, link.owner, () => end(link, LOST, 0))
    },
  }
}

/** Creates a function that delivers frames of one direction, in order. */
function createLane(context: Context, link: Link, owner: Owner): (work: () => void) => void {
  const { random, scheduler, faults, connection } = context
  let last = 0
  const pass = (work: () => void): void => {
    if (link.state === 'dead') return
    if (link.state === 'stalled') {
      link.waiting.push(() => pass(work))
      return
    }
    const outcome = connection() === 'flaky' ? random.pick<keyof typeof FRAMES>(FRAMES) : 'delivered'
    if (outcome === 'reset') faults.reset(link)
    else if (outcome === 'dead') faults.die(link)
    else {
      const delay = outcome === 'slow' ? random.whole(2000, 12_000) : random.whole(20, 150)
      last = Math.max(last, scheduler.now() + delay)
      scheduler.after(last - scheduler.now(), owner, work)
    }
  }
  return pass
}

function open(context: Context, owner: Owner, socket: PageSocket): void {
  const { random, scheduler, links, faults, connection } = context
  const link: Link = { owner, socket, end: null, state: 'live', waiting: [] }
  const up = createLane(context, link, WORLD)
  links.add(link)
  socket.send = (text) => {
    if (socket.readyState === OPEN) up(() => link.end?.receive(text))
  }
  socket.close = () => {
    if (!links.has(link)) return
    const isLive = link.state === 'live'
    if (isLive) faults.closeServerEnd(link)
    faults.end(link, { code: 1000, reason: '' }, isLive ? random.whole(40, 300) : CLOSE_TIMEOUT_MS)
  }
  const state = connection()
  const outcome = state === 'flaky' ? random.pick<keyof typeof OPENINGS>(OPENINGS) : 'answered'
  if (state === 'hanging' || outcome === 'hang') faults.die(link)
  else if (state !== 'good' && state !== 'flaky') faults.end(link, LOST, random.whole(1, 200))
  else if (outcome === 'refused') faults.reset(link)
  else scheduler.after(random.whole(60, 450), WORLD, () => accept(context, link))
}

function accept(context: Context, link: Link): void {
  const { random, scheduler, links, faults, connect } = context
  const { owner, socket } = link
  if (!links.has(link) || !owner.isAlive) return
  const down = createLane(context, link, owner)
  // Before the server's greeting, which takes longer.
  scheduler.after(0, owner, () => {
    if (socket.readyState !== 0 || !link.end) return
    socket.readyState = OPEN
    socket.onopen?.()
  })
  link.end = connect({
    send: (text) =>
      down(() => {
        if (links.has(link)) socket.onmessage?.({ data: text })
      }),
    close: (close) => down(() => faults.end(link, close, 0)),
  })
  if (!link.end) faults.end(link, LOST, random.whole(20, 150))
}
