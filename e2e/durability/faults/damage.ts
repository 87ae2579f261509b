import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectEmbedded } from '../../../src/server/db/connect.ts'
import { startProgram } from '../../support/program.ts'
import { check, type Fault, findRefusal } from './fault.ts'
import { copyGolden } from './golden.ts'

const PAGE_BYTES = 8192
const IN_PAGE = 4000
const FLIPPED_BYTES = 64

/** Damaged files of DATA_DIR: the server refuses to start, or to answer with what it cannot read. */
export const damage: Fault[] = [
  refusal('the control file is cut off', /^DATA_DIR: .*pg_control/m, (folder) =>
    truncateSync(join(folder, 'db/global/pg_control')),
  ),
  refusal('the log is cut off', /^DATA_DIR: .*checkpoint record/m, (folder) => {
    const log = join(folder, 'db/pg_wal')
    for (const name of readdirSync(log).filter((name) => name.startsWith('0'))) truncateSync(join(log, name))
  }),
  refusal('the secret of tokens is cut off', /^DATA_DIR: its jwt-secret is damaged/m, (folder) =>
    truncateSync(join(folder, 'jwt-secret'), 5),
  ),
  inFolder('bytes of a table have changed', async (folder) => {
    await flipTable(folder)
    const program = startProgram({ DATA_DIR: folder })
    const faults: string[] = []
    const base = `http://127.0.0.1:${await program.port}/api/v1`
    const [damaged, other] = [await fetch(`${base}/faq`), await fetch(`${base}/jobs`)]
    check(faults, damaged.status === 500, `a damaged table is answered with ${damaged.status}`)
    check(faults, other.status === 200, `other tables are answered with ${other.status}`)
    check(
      faults,
      program.lines.some((line) => line.includes('invalid page in block 0')),
      'the log does not say what is damaged',
    )
    await program.kill()
    return faults
  }),
]

function inFolder(name: string, work: (folder: string) => Promise<string[]>): Fault {
  const run = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jobmost-damage-'))
    try {
      await copyGolden(folder)
      return await work(folder)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  return { name, try: run }
}

function refusal(name: string, words: RegExp, harm: (folder: string) => void): Fault {
  return inFolder(name, async (folder) => {
    harm(folder)
    return findRefusal({ DATA_DIR: folder }, words)
  })
}

async function flipTable(folder: string): Promise<void> {
  const database = await connectEmbedded(folder)
  const found = await database.embedded?.query("select pg_relation_filepath('faq_entries') as path")
  await database.close()
  const file = join(folder, 'db', found?.rows[0].path)
  const bytes = readFileSync(file)
  if (bytes.length < PAGE_BYTES) throw new Error('The table is empty')
  for (let at = IN_PAGE; at < IN_PAGE + FLIPPED_BYTES; at++) bytes[at] = ~(bytes[at] ?? 0)
  writeFileSync(file, bytes)
}
