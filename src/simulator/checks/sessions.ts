import { signedInPerson } from '../story/session-steps.ts'
import type { World } from '../story/world.ts'

/** Checks that faults of the network sign no one out. @returns the number of checks */
export function checkSessions(world: World): number {
  for (const [name, expected] of world.model.expected) {
    const present = signedInPerson(world, world.devices[name].tabs()[0])
    if (present?.name !== expected)
      world.findings.push(`session: ${expected} is no longer signed in on ${name}`)
  }
  return world.model.expected.size
}
