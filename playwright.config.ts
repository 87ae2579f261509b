import { defineConfig } from '@playwright/test'
import { HEADLESS } from './e2e/support/browser.ts'
import { restingFiles } from './e2e/support/resting-files.ts'

export default defineConfig({
  testDir: 'e2e',
  testIgnore: process.env.IN_TURN ? restingFiles('e2e') : [],
  globalSetup: './e2e/support/golden.ts',
  // Long enough for whole stories on a slow machine; `expect` limits single waits.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Each worker runs its own server and browser; two of them fill two cores.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // On CI, a failed story runs once more with a trace. If it then passes, the report lists it as flaky: that is a
  // defect to be mended, and the trace helps to find its cause.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    viewport: { width: 360, height: 740 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // Recording takes a fifth of the test's time: use `--trace on` for a failing test.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    ...HEADLESS,
  },
})
