import { existsSync } from 'node:fs'

const firstOf = (...programs: string[]) => process.env.CHROMIUM_PATH ?? programs.find(existsSync)

/** The path of the system's Chromium, for benches and for tests of push; undefined: use Playwright's download. */
export const CHROMIUM = firstOf('/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome')

/**
 * The path of the system's Chromium without a window, else of the whole one. It runs a story in three quarters of
 * the time, but takes no pushes. Undefined: use Playwright's download, which has such a browser too.
 */
export const HEADLESS_SHELL = firstOf('/usr/bin/chromium-headless-shell') ?? CHROMIUM
