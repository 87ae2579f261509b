import { monitorEventLoopDelay } from 'node:perf_hooks'

// Loaded into the measured server with --import. On request it reports what the server has used since the last one.
const histogram = monitorEventLoopDelay({ resolution: 5 })
histogram.enable()
let before = process.cpuUsage()
process.on('message', (message) => {
  if (message !== 'usage') return
  const { user, system } = process.cpuUsage(before)
  before = process.cpuUsage()
  process.send?.({
    longestStepMs: histogram.max / 1e6,
    cpuMs: (user + system) / 1000,
    memoryMb: process.memoryUsage.rss() / 1024 / 1024,
  })
  histogram.reset()
})
// The channel must not keep the process alive.
process.channel?.unref()
