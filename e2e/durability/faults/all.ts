import type { PostgresServer } from '../../../src/server/testing/postgres.ts'
import { damage } from './damage.ts'
import { diskFaults } from './disk.ts'
import { interruptedStarts } from './interrupted-start.ts'
import { postgresStops } from './postgres-stops.ts'
import type { Fault } from './program.ts'

/** Tries each fault once, one after the other, and reports what was wrong. */
export async function tryFaults(
  postgres: PostgresServer | null,
  print: (line: string) => void,
): Promise<string[]> {
  const faults: Fault[] = [
    ...(postgres ? [postgresStops(postgres)] : []),
    ...diskFaults,
    ...damage,
    ...interruptedStarts(postgres),
  ]
  const found: string[] = []
  for (const fault of faults) {
    if (fault.skip) {
      print(`not tried: ${fault.name} (${fault.skip})`)
      continue
    }
    const wrong = await fault.try().catch((error: Error) => [error.message])
    print(`${wrong.length ? 'WRONG' : 'well'}: ${fault.name}`)
    found.push(...wrong.map((text) => `${fault.name}: ${text}`))
  }
  return found
}
