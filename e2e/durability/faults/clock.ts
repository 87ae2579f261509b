import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '../../../src/shared/durations.ts'
import { createApi } from '../../support/api.ts'
import { startProgram } from '../../support/program.ts'
import { until } from '../until.ts'
import { check, type Fault } from './fault.ts'
import { copyGolden } from './golden.ts'

// From the time of the start: a day ahead, back, two days before the start, and back.
const JUMPS = [DAY_MS, 0, -2 * DAY_MS, 0]

/** The clock jumps beneath the server and the embedded database. */
export const clockJumps: Fault = {
  name: 'the clock jumps a day ahead and two days back',
  async try() {
    const folder = await mkdtemp(join(tmpdir(), 'jobmost-clock-'))
    const dataDir = join(folder, 'data')
    const clock = join(folder, 'clock')
    const set = async (ahead: number) => {
      await writeFile(`${clock}.part`, String(ahead))
      await rename(`${clock}.part`, clock)
    }
    await set(0)
    await copyGolden(dataDir)
    const preload = new URL('./shifted-clock.ts', import.meta.url)
    const program = startProgram({ DATA_DIR: dataDir, CLOCK_FILE: clock }, { preload })
    const faults: string[] = []
    const mails = async () => (await readdir(join(dataDir, 'mail')).catch(() => [])).length
    try {
      const port = await program.port
      const api = createApi(port)
      const token = await api.logIn('worker')
      for (const jump of JUMPS) {
        const seen = program.lines.length
        await set(jump)
        await until(`the jump of ${jump} ms`, () =>
          ['main', 'thread'].every((where) => program.lines.slice(seen).includes(`clock ${jump} ${where}`)),
        )
        const before = await mails()
        await api.register()
        await until(`the mail after a jump of ${jump} ms`, async () => (await mails()) > before)
        const ready = await fetch(`http://127.0.0.1:${port}/readyz`)
        check(faults, ready.status === 200, `after a jump of ${jump} ms /readyz is ${ready.status}`)
        // A day later the access token is too old; when the clock is right again, it is valid again.
        if (jump <= 0) await api.call('GET', '/cabinet/user-role', token)
      }
    } finally {
      await program.kill()
      await rm(folder, { recursive: true, force: true })
    }
    return faults
  },
}
