import type { Intention } from './model.ts'
import { shareEntry } from './preferences.ts'
import type { World } from './world.ts'

/** What is deleted with its entry is not sent any more, nor is the deletion that a discarded offer waits for. */
export function lose(one: Intention): void {
  one.isGivenUp = true
  if (one.kind === 'offer') one.isDiscarded = false
}

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
