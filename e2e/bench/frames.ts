import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM } from '../../src/build/chromium.ts'

const SLOWER = Number(process.env.SLOWER ?? 4)
const PIXELS_PER_SECOND = 2400
const LATE_MS = 25

/** Browser context options of a phone. Without a service worker, whose answers would change the measurement. */
export const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'block',
} as const

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    ...(CHROMIUM && { executablePath: CHROMIUM }),
    args: ['--no-sandbox', '--disable-quic'],
  })

type Fling = {
  seconds: number
  direction?: 'up' | 'down'
  /** Selector of a virtual list's rows. With it, `ahead` is measured too. */
  rows?: string
}

export type Scrolled = {
  /** Times between animation frames of the main thread in ms. A long one means that scripts blocked it. */
  mainThread: number[]
  /** Frames during the scrolling that the compositor presented or dropped, from the browser's trace. */
  shown: number
  dropped: number
  /** The smallest height of rendered rows beyond the visible area, in the direction of scrolling, in px. */
  ahead: number | null
}

/** Scrolls the page or a scroll container in it, on a CPU slowed down SLOWER times. */
export async function fling(
  page: Page,
  scroller: string,
  { seconds, direction = 'down', rows }: Fling,
): Promise<Scrolled> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const topOf = () =>
    page.locator(scroller).evaluate((element) => (element.matches('html') ? scrollY : element.scrollTop))
  const before = await topOf()
  const counted = await traceFrames(page)
  await page.evaluate(
    ([scroller, rows, direction]) => {
      const noted = { times: [] as number[], ahead: Number.POSITIVE_INFINITY }
      Object.assign(globalThis, { noted })
      const view = document.querySelector(scroller)?.getBoundingClientRect()
      const note = (time: number) => {
        noted.times.push(time)
        if (rows && view) {
          const edges = [...document.querySelectorAll(rows)].map((row) => row.getBoundingClientRect())
          noted.ahead = Math.min(
            noted.ahead,
            direction === 'down'
              ? Math.max(...edges.map(({ bottom }) => bottom)) - view.bottom
              : view.top - Math.min(...edges.map(({ top }) => top)),
          )
        }
        requestAnimationFrame(note)
      }
      requestAnimationFrame(note)
    },
    [scroller, rows, direction] as const,
  )
  const distance = PIXELS_PER_SECOND * seconds
  await devtools.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: 350,
    yDistance: direction === 'down' ? -distance : distance,
    speed: PIXELS_PER_SECOND,
    gestureSourceType: 'mouse',
    preventFling: true,
  })
  const { times, ahead } = await page.evaluate(
    () => (globalThis as unknown as { noted: { times: number[]; ahead: number } }).noted,
  )
  const frames = await counted()
  process.stdout.write(`  scrolled ${Math.round(Math.abs((await topOf()) - before))} px\n`)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return {
    mainThread: times.slice(1).map((time, index) => time - (times[index] ?? time)),
    ...frames,
    ahead: rows ? Math.round(ahead) : null,
  }
}

/** Starts a trace. Returns a function that ends it and counts the frames during scrolling. */
async function traceFrames(page: Page): Promise<() => Promise<Pick<Scrolled, 'shown' | 'dropped'>>> {
  type Report = { state: string; scroll_state: string; frame_sequence: number }
  type Event = { name: string; args?: { frame_reporter?: Report } }
  const devtools = await page.context().newCDPSession(page)
  const events: Event[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Event[])))
  await devtools.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'cc,benchmark' })
  return async () => {
    const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
    await devtools.send('Tracing.end')
    await complete
    // A frame has several reports when the compositor presents it before the main thread has finished.
    const shown = new Set<number>()
    const all = new Set<number>()
    for (const { name, args } of events) {
      const report = args?.frame_reporter
      if (name !== 'PipelineReporter' || !report || report.scroll_state === 'SCROLL_NONE') continue
      if (/PRESENTED|DROPPED/.test(report.state)) all.add(report.frame_sequence)
      if (report.state.startsWith('STATE_PRESENTED')) shown.add(report.frame_sequence)
    }
    return { shown: shown.size, dropped: all.size - shown.size }
  }
}

/** Prints the frame times. A frame of the main thread is late after LATE_MS. */
export function print(what: string, { mainThread, shown, dropped, ahead }: Scrolled): void {
  const sorted = mainThread.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
  const late = mainThread.filter((time) => time > LATE_MS).length
  const share = ((100 * late) / Math.max(1, mainThread.length)).toFixed(1)
  process.stdout.write(
    `${what}: ${shown} frames seen, ${dropped} dropped; main thread ${mainThread.length} frames, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(1)} ms, late ${share} %${ahead === null ? '' : `; rows rendered at least ${ahead} px ahead`}\n`,
  )
}
