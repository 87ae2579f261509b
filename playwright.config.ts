import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

// Playwright's own browser when it is installed (npx playwright install chromium), else the system's.
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const system = process.env.CHROMIUM_PATH ?? SYSTEM.find(existsSync)

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/golden.ts',
  // Room for whole stories on a slow or busy machine; what is waited for has its own limit.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Each worker runs a server and a browser of its own; two of them fill two cores.
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list']],
  use: {
    viewport: { width: 360, height: 740 },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    // To record each story takes a fifth of its time: with `--trace on` for the one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(system ? { executablePath: system } : {}),
      args: [
        '--no-sandbox',
        // There is none: to make believe would be a process of its own for each browser.
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
