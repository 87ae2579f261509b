import type { Engines } from '../../support/engines.ts'
import { clockJumps } from './clock.ts'
import { damage } from './damage.ts'
import { diskFaults } from './disk.ts'
import { failover } from './failover.ts'
import type { Fault } from './fault.ts'
import { deleteGolden } from './golden.ts'
import { interruptedStart } from './interrupted-start.ts'
import { postgresStops } from './postgres-stops.ts'

/** Tries each fault of the engines once, one after the other, and reports what was wrong. */
export async function tryFaults(
  { all, postgres }: Engines,
  print: (line: string) => void,
): Promise<string[]> {
  const isEmbedded = all.some(({ name }) => name === 'PGlite')
  const faults: Fault[] = [
    ...(postgres ? [postgresStops(postgres), failover(postgres)] : []),
    ...(isEmbedded ? [...diskFaults(), ...damage, clockJumps] : []),
    ...all.map(interruptedStart),
  ]
  const found: string[] = []
  for (const fault of faults) {
    if (fault.skip) {
      print(`not tried: ${fault.name} (${fault.skip})`)
      continue
    }
    const begin = performance.now()
    const wrong = await fault.try().catch((error: Error) => [error.message])
    const seconds = Math.round((performance.now() - begin) / 1000)
    print(`${wrong.length ? 'WRONG' : 'well'}: ${fault.name} (${seconds} s)`)
    found.push(...wrong.map((text) => `${fault.name}: ${text}`))
  }
  await deleteGolden()
  return found
}
