import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

// Playwright's browser if it is installed (npx playwright install chromium), else the system's.
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const system = process.env.CHROMIUM_PATH ?? SYSTEM.find(existsSync)

export default defineConfig({
  testDir: 'e2e',
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
    launchOptions: {
      ...(system ? { executablePath: system } : {}),
      args: [
        '--no-sandbox',
        // There is no GPU: emulating one would add a process to each browser.
        '--disable-gpu',
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
