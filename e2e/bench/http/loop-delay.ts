import { monitorEventLoopDelay } from 'node:perf_hooks'

// Loaded into the measured server with --import: reports the longest step of its event loop since the last question.
const histogram = monitorEventLoopDelay({ resolution: 5 })
histogram.enable()
process.on('message', (message) => {
  if (message !== 'loop-delay') return
  process.send?.({ longestStepMs: histogram.max / 1e6 })
  histogram.reset()
})
// The channel alone must not keep the process alive.
process.channel?.unref()
