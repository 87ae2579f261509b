import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

// Playwright's own browser when it is installed (npx playwright install chromium), else the system's.
const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const system = process.env.CHROMIUM_PATH ?? SYSTEM.find(existsSync)

export default defineConfig({
  testDir: 'e2e',
  // Room for whole stories on a busy machine; what is waited for has its own limit.
  timeout: 120_000,
  expect: { timeout: 10_000 },
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
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(system ? { executablePath: system } : {}),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
