import { monitorEventLoopDelay } from 'node:perf_hooks'

// Loaded into the measured server with --import. On request it reports the longest event loop delay since the last one.
const histogram = monitorEventLoopDelay({ resolution: 5 })
histogram.enable()
process.on('message', (message) => {
  if (message !== 'loop-delay') return
  process.send?.({ longestStepMs: histogram.max / 1e6 })
  histogram.reset()
})
// The channel must not keep the process alive.
process.channel?.unref()
