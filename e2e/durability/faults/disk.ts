import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { startProgram } from '../../support/program.ts'
import { until } from '../until.ts'
import { check, type Fault, findRefusal, startsAgain } from './fault.ts'
import { copyGolden } from './golden.ts'
import { startLoad } from './load.ts'
import { canMountDisk, mountDisk, type SmallDisk } from './small-disk.ts'

/** What happens to the embedded database when the disk of DATA_DIR fails. */
export const diskFaults = (): Fault[] => [
  onDisk('the disk is full while people write', async (disk, dataDir) => {
    await copyGolden(dataDir)
    let program = startProgram({ DATA_DIR: dataDir })
    const port = await program.port
    const load = await startLoad(port)
    disk.fill()
    // Writes into space that PostgreSQL has already still succeed.
    await until('the full disk is noticed', async () => {
      const statuses = await Promise.all(
        Array.from({ length: 20 }, () => load.write(randomUUID().repeat(50))),
      )
      return statuses.some((status) => status === 503 || status === 0)
    })
    disk.free()
    let end: { code: number | null } | null = null
    void program.ended.then((code) => {
      end = { code }
    })
    // Without space for its log the embedded database cannot go on (decision 045).
    const outcome = await until(
      'an end, or a write when there is space',
      async () => end ?? ((await load.write()) === 201 && 'goes on'),
    )
    process.stdout.write(`    ${JSON.stringify(load.statuses)}, ${JSON.stringify(outcome)}\n`)
    const faults: string[] = []
    if (outcome !== 'goes on') {
      const words = program.lines.join('\n')
      check(faults, outcome.code === 1, `it ended with ${outcome.code}`)
      check(faults, /stopped.*Make space/.test(words), `it does not say why: ${words}`)
      program = startProgram({ DATA_DIR: dataDir, PORT: String(port) })
      await program.port
    }
    await until('a write when there is space', async () => (await load.write()) === 201)
    faults.push(...(await load.stop()))
    await program.kill()
    return faults
  }),
  onDisk('the disk is full at the first start', async (disk, dataDir) => {
    disk.fill()
    const faults = await findRefusal({ DATA_DIR: dataDir }, /^DATA_DIR: .*(?:space|ENOSPC)/m)
    disk.free()
    return [...faults, ...(await startsAgain({ DATA_DIR: dataDir }))]
  }),
  onDisk('the disk is full at a start after a kill', async (disk, dataDir) => {
    await copyGolden(dataDir)
    const first = startProgram({ DATA_DIR: dataDir })
    await first.port
    await first.kill()
    disk.fill()
    const faults = await findRefusal({ DATA_DIR: dataDir }, /^DATA_DIR: .*(?:space|ENOSPC)/m)
    disk.free()
    return [...faults, ...(await startsAgain({ DATA_DIR: dataDir }))]
  }),
  onDisk('the folder is read-only', async (disk, dataDir) => {
    await copyGolden(dataDir)
    disk.allowWrites(false)
    const faults = await findRefusal({ DATA_DIR: dataDir }, /^DATA_DIR: .*EROFS/m)
    disk.allowWrites(true)
    return [...faults, ...(await startsAgain({ DATA_DIR: dataDir }))]
  }),
]

function onDisk(name: string, work: (disk: SmallDisk, dataDir: string) => Promise<string[]>): Fault {
  const run = async () => {
    const disk = mountDisk()
    if (!disk) throw new Error('The disk cannot be mounted')
    try {
      return await work(disk, join(disk.folder, 'data'))
    } finally {
      disk.unmount()
    }
  }
  const skip = canMountDisk() ? null : 'only root on Linux can mount a small disk'
  return { name, skip, try: run }
}
