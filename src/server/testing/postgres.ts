import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import pg from 'pg'

/** Its own cluster, which a test may stop: fast (SIGINT), or immediately (SIGQUIT), as after a crash. */
export type Cluster = { halt(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>; resume(): Promise<void> }

export type PostgresServer = {
  /** Null for the server at TEST_DATABASE_URL. */
  cluster: Cluster | null
  /** Creates a database, empty or as a copy of `template`, and gives its address. */
  createDatabase(name: string, template?: string): Promise<string>
  stop(): Promise<void>
}

/**
 * PostgreSQL for tests: the server at TEST_DATABASE_URL, else a cluster made with the installed programs, on a free
 * loopback port, with its files under `folder`.
 * @param more settings of that cluster
 * @returns null when there is neither
 */
export async function findPostgres(folder: string, more: string[] = []): Promise<PostgresServer | null> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return serverAt(given, null)
  const bin = findPrograms()
  return bin ? startCluster(bin, folder, more) : null
}

function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const onPath = (process.env.PATH ?? '').split(':')
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...onPath]
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  )
}

async function startCluster(bin: string, folder: string, more: string[]): Promise<PostgresServer> {
  const data = join(folder, 'postgres')
  mkdirSync(data, { recursive: true })
  const owner = unprivileged()
  if (owner.uid !== undefined)
    for (const path of [folder, data]) chownSync(path, owner.uid, owner.gid ?? owner.uid)
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...owner, env, stdio: 'ignore', cwd: dirname(data) },
  )
  const port = await freePort()
  // The cluster is deleted after the run, so durability is off.
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    'max_connections=200',
    `unix_socket_directories=${data}`,
    ...more,
  ]
  const args = [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    ...settings.flatMap((setting) => ['-c', setting]),
  ]
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let halt: (signal: NodeJS.Signals) => Promise<void> = () => Promise.resolve()
  const resume = async () => {
    const child = spawn(join(bin, 'postgres'), args, { ...owner, env, stdio: 'ignore', cwd: data })
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    halt = async (signal) => {
      child.kill(signal)
      await ended
    }
    await waitUntilReady(url)
  }
  await resume()
  return serverAt(url, { halt: (signal) => halt(signal), resume })
}

/** PostgreSQL refuses to run as root, so root starts it as `postgres` or `nobody`. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // No such user on this machine.
    }
  }
  return {}
}

function serverAt(adminUrl: string, cluster: Cluster | null): PostgresServer {
  return {
    cluster,
    stop: async () => cluster?.halt('SIGINT'),
    createDatabase: (name, template) => createDatabaseAt(adminUrl, name, template),
  }
}

/** Creates a database on the server of `anyUrl`, empty or as a copy of `template`, and gives its address. */
export async function createDatabaseAt(anyUrl: string, name: string, template?: string): Promise<string> {
  const url = new URL(anyUrl)
  url.pathname = '/postgres'
  const client = new pg.Client(url.href)
  await client.connect()
  await client.query(`drop database if exists "${name}" with (force)`)
  await client.query(`create database "${name}"${template ? ` template "${template}"` : ''}`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client(url)
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (attempt > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
