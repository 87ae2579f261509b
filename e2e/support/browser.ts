import { CHROMIUM, HEADLESS_SHELL } from '../../src/build/chromium.ts'

const ARGS = [
  '--no-sandbox',
  // There is no GPU: emulating one would add a process to each browser.
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages live for seconds here: compiling their scripts to optimised code takes a sixth of the tests' processor time.
  '--js-flags=--no-opt --no-maglev',
]

/** Launches a browser without the parts that draw a window: for all stories but those of `WHOLE_BROWSER`. */
export const HEADLESS = {
  launchOptions: { args: ARGS, ...(HEADLESS_SHELL && { executablePath: HEADLESS_SHELL }) },
}

/** Launches a whole browser, for `test.use` of stories with pushes. */
export const WHOLE_BROWSER = CHROMIUM
  ? { launchOptions: { args: ARGS, executablePath: CHROMIUM } }
  : { launchOptions: { args: ARGS }, channel: 'chromium' }
