import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import pg from 'pg'

/** Its own cluster, which a test may stop: fast (SIGINT), or immediately (SIGQUIT), as after a crash. */
export type Cluster = {
  port: number
  halt(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>
  resume(): Promise<void>
  /** Starts a copy in `folder` that follows this cluster. */
  copy(folder: string): Promise<Cluster>
}

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

// The cluster is deleted after the run, so durability is off.
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200']

async function startCluster(bin: string, folder: string, more: string[]): Promise<PostgresServer> {
  const data = join(folder, 'postgres')
  const fill = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']
  runAsOwner(join(bin, 'initdb'), fill, data)
  const cluster = await runCluster(bin, data, [...SETTINGS, ...more])
  return serverAt(`postgres://postgres@127.0.0.1:${cluster.port}/postgres`, cluster)
}

/** Makes the folder `data` for the owner of a cluster, and lets this owner run a program. */
function runAsOwner(program: string, args: string[], data: string): void {
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const owner = unprivileged()
  if (owner.uid !== undefined)
    for (const path of [dirname(data), data]) chownSync(path, owner.uid, owner.gid ?? owner.uid)
  const env = { ...process.env, LC_ALL: 'C.UTF-8' }
  execFileSync(program, args, { ...owner, env, stdio: 'ignore', cwd: dirname(data) })
}

async function runCluster(bin: string, data: string, settings: string[]): Promise<Cluster> {
  const port = await freePort()
  const given = [...settings, `unix_socket_directories=${data}`].flatMap((setting) => ['-c', setting])
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...given]
  let halt: (signal: NodeJS.Signals) => Promise<void> = () => Promise.resolve()
  const resume = async () => {
    const env = { ...process.env, LC_ALL: 'C.UTF-8' }
    const options = { ...unprivileged(), env, stdio: 'ignore' as const, cwd: data }
    const child = spawn(join(bin, 'postgres'), args, options)
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    halt = async (signal) => {
      child.kill(signal)
      await ended
    }
    await waitUntilReady(`postgres://postgres@127.0.0.1:${port}/postgres`)
  }
  await resume()
  return {
    port,
    halt: (signal) => halt(signal),
    resume,
    async copy(folder) {
      const copied = join(folder, 'postgres')
      const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']
      const how = ['-D', copied, '--write-recovery-conf', '--checkpoint=fast', '--no-sync']
      runAsOwner(join(bin, 'pg_basebackup'), [...from, ...how], copied)
      return runCluster(bin, copied, settings)
    },
  }
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
