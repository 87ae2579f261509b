import type { Intention } from './model.ts'
import { shareEntry } from './preferences.ts'
import type { World } from './world.ts'

/** Intentions that were merged into an entry share its outcome. */
export function giveUp(world: Pick<World, 'model'>, given: Intention): void {
  for (const one of world.model.intentions)
    if (
      one.device === given.device &&
      one.person === given.person &&
      shareEntry(one, given) &&
      one.at <= given.at
    ) {
      if (!('text' in one) || one === given) one.isGivenUp = true
    }
}
