import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'

const MANIFEST = 'manifest.json'
const ManifestSchema = z.object({
  format: z.literal(1),
  engine: z.enum(['pglite', 'postgres']),
  created_at: z.string(),
  /** SHA-256 of every file. */
  files: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof ManifestSchema>

/** A failed backup or restore. The message is for the operator. */
export class BackupError extends Error {}

/** Runs a program and waits until it has ended. @throws BackupError with the program's output */
export function run(program: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk
    })
    child.once('error', (error) => reject(new BackupError(`${program}: ${error.message}`)))
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new BackupError(`${program} ended with ${code}: ${output.trim()}`)),
    )
  })
}

/** Writes the folder `stage` with its manifest into one temporary file, checks it and then renames it to its target. */
export async function pack(
  stage: string,
  file: string,
  engine: Manifest['engine'],
  now: Date,
): Promise<Manifest> {
  const manifest = { format: 1, engine, created_at: now.toISOString(), files: await hashesOf(stage) } as const
  await writeFile(join(stage, MANIFEST), JSON.stringify(manifest, null, 2))
  const part = `${file}.part`
  // The file holds all personal data, password hashes and secrets. tar keeps the mode of a file that exists.
  await rm(part, { force: true })
  await writeFile(part, '', { flag: 'wx', mode: 0o600 })
  await run('tar', ['-C', stage, '-czf', part, '.'])
  const check = await mkdtemp(join(dirname(file), '.backup-check-'))
  try {
    await unpack(part, check)
  } finally {
    await rm(check, { recursive: true, force: true })
  }
  await rename(part, file)
  return manifest
}

/**
 * Unpacks a backup into `folder` and compares every file with the manifest.
 * @throws BackupError when it is damaged or incomplete
 */
export async function unpack(file: string, folder: string): Promise<Manifest> {
  await run('tar', ['-C', folder, '-xzf', file])
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => '{}')
  const { data: manifest } = z.safeParse(ManifestSchema, JSON.parse(text))
  if (!manifest) throw new BackupError(`${file} is no backup of this program`)
  await rm(join(folder, MANIFEST))
  const found = await hashesOf(folder)
  const names = new Set([...Object.keys(found), ...Object.keys(manifest.files)])
  const damaged = [...names].filter((name) => found[name] !== manifest.files[name])
  if (damaged.length > 0) throw new BackupError(`${file} is damaged: ${damaged.slice(0, 5).join(', ')}`)
  return manifest
}

async function hashesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const hashes: Record<string, string> = {}
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    hashes[relative(folder, path)] = hash.digest('hex')
  }
  return hashes
}
