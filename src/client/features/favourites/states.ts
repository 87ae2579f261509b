import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { FavoriteKind, FavoriteState } from '#shared/contract/favourites.ts'
import { isStillOpen } from '#shared/rules/vacancy-states.ts'
import type { Favourite } from './stored-favourites.ts'

type States = Partial<Record<FavoriteState, MessageDescriptor>>

/** The texts for favourites that have ended. Open ones have no text. */
export const STATES: Record<FavoriteKind, States> = {
  jobs: {
    expired: msg`This vacancy has expired`,
    closed: msg`This vacancy is closed`,
    unpublished: msg`The employer has paused this vacancy`,
    unavailable: msg`This vacancy is no longer available`,
  },
  offers: {
    expired: msg`This offer has ended`,
    closed: msg`This offer has ended`,
    unpublished: msg`The person has withdrawn this offer`,
    unavailable: msg`This offer is no longer available`,
  },
  users: {
    unpublished: msg`This profile is no longer available`,
    unavailable: msg`This profile is no longer available`,
  },
}

/** Returns the current state of a favourite; `now` is in ms since 1970. It may have expired since the last fetch. */
export const stateAt = ({ state, job }: Favourite, now: number): FavoriteState =>
  state === 'open' && job && !isStillOpen(job, now) ? 'expired' : state
