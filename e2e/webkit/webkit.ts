import { execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { until } from '../durability/until.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY_SERVER = '/usr/bin/Xvfb'
const SCRIPTED = '/usr/bin/gjs'
const BROWSER = fileURLToPath(new URL('browser.js', import.meta.url))

/** Debian's packages that the story needs. */
export const PACKAGES = 'webkit2gtk-driver xvfb gjs gir1.2-webkit2-4.1'

/** WebKitGTK on a virtual display, with one profile. */
export type WebKit = {
  /** Starts the browser, always with the same profile. */
  open(): Promise<WebDriver>
  /** What pages and workers have written on the console: `CONSOLE JS ERROR …`. */
  readonly console: readonly string[]
  /** Ends display and driver, and deletes the profile. */
  end(): Promise<void>
}

/** Whether this machine has WebKitGTK with its driver. */
export function isInstalled(): boolean {
  if (![DRIVER, DISPLAY_SERVER, SCRIPTED].every(existsSync)) return false
  try {
    execFileSync(SCRIPTED, ['-c', 'imports.gi.versions.WebKit2 = "4.1"; imports.gi.WebKit2'], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

/** Starts a virtual display and WebKit's driver on a free port. */
export async function startWebKit(): Promise<WebKit> {
  // So that `exit` is emitted, and ends the programs.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const folder = await mkdtemp(join(tmpdir(), 'jobmost-webkit-'))
  // GTK insists on a runtime folder of the user's own.
  await mkdir(join(folder, 'run'), { mode: 0o700 })
  const display = start(
    DISPLAY_SERVER,
    ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', '1280x1024x24'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    // So it deletes its socket and lock.
    'SIGTERM',
  )
  const port = await freePort()
  const places = {
    DISPLAY: `:${await firstLine(display.child.stdio[3])}`,
    XDG_RUNTIME_DIR: join(folder, 'run'),
    XDG_CACHE_HOME: join(folder, 'cache'),
    XDG_DATA_HOME: join(folder, 'data'),
  }
  const driver = start(
    DRIVER,
    [`--port=${port}`],
    { env: { ...process.env, ...places }, stdio: ['ignore', 'pipe', 'pipe'] },
    'SIGKILL',
  )
  const console: string[] = []
  for (const stream of [driver.child.stdout, driver.child.stderr])
    if (stream) createInterface({ input: stream }).on('line', (line) => console.push(line))
  const address = `http://127.0.0.1:${port}`
  await until('the driver is ready', () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  const options = { binary: SCRIPTED, args: ['-m', BROWSER, join(folder, 'profile')] }
  const capabilities = new Capabilities({ browserName: 'WebKitGTK', 'webkitgtk:browserOptions': options })
  return {
    console,
    open: async () => new Builder().usingServer(address).withCapabilities(capabilities).build(),
    async end() {
      for (const program of [driver, display]) await program.end()
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

/**
 * Starts a program in a process group of its own. At the end the whole group gets the signal: processes of WebKit may
 * outlive their browser, and hold its output.
 */
function start(program: string, args: string[], options: SpawnOptions, signal: NodeJS.Signals) {
  const child = spawn(program, args, { ...options, detached: true })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, signal)
    } catch {
      // Nothing of the group is left.
    }
  }
  process.once('exit', end)
  return {
    child,
    async end() {
      end()
      await ended
    },
  }
}

function firstLine(stream: unknown): Promise<string> {
  return new Promise((resolve) => createInterface({ input: stream as Readable }).once('line', resolve))
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (!address || typeof address === 'string') throw new Error('No port is free')
  return address.port
}
