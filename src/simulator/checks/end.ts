import type { Arrived, Change, Intention, Kept, Sent } from '../story/model.ts'
import type { World } from '../story/world.ts'
import { clockDoubt } from './clock.ts'
import { checkOffers } from './offers.ts'
import { checkPreferences } from './preferences.ts'
import { readServer } from './read-server.ts'
import { checkRequests } from './requests.ts'
import { checkVisitors } from './visitors.ts'

/**
 * The later action of two devices wins. The server computes the time of an action from the delay of its request. So
 * either of two actions within this time may win.
 */
const CLOSE_MS = 150_000

/** Compares the server's data with the intentions of the people. @returns the number of comparisons */
export async function checkEnd(world: World): Promise<number> {
  const kept = [...world.model.kept.values()].flat()
  const arrived = await world.scheduler.during(readServer(world))
  const { intentions } = world.model
  const texts = intentions.filter((one): one is Sent => 'text' in one)
  for (const one of texts) checkOnce(world, one, arrived, kept)
  checkUnknownTexts(world, texts, arrived)
  checkOrder(world, texts, arrived)
  const changes = intentions.filter((one): one is Change => 'thing' in one && 'value' in one)
  const last = new Map(changes.map((change) => [`${change.person} ${change.kind} ${change.thing}`, change]))
  for (const change of last.values()) checkLastChange(world, change, changes, arrived, kept)
  checkWithdrawn(world, intentions, arrived, kept)
  checkOffers(world, arrived, kept)
  checkPreferences(world, arrived, kept)
  checkVisitors(world, arrived)
  checkRenewals(world, kept)
  const requests = checkRequests(world)
  return texts.length * 2 + last.size + requests + 3
}

function checkOnce({ findings, cast }: World, one: Sent, { texts }: Arrived, kept: Kept[]): void {
  const copies = texts.filter(({ kind, text }) => kind === one.kind && text === one.text)
  const owner = cast.people[one.person].id
  const most = one.isTakenBack && one.isGivenUp ? 2 : 1
  if (copies.length > most) findings.push(`exactly once: ${one.text} arrived ${copies.length} times`)
  if (copies.some(({ userId }) => userId !== owner))
    findings.push(`account: ${one.text} is under another account`)
  const isVisible = kept.some(({ text, userId }) => text === one.text && userId === owner)
  // After a day the outbox asks to confirm a waiting bid, even when it has already reached the server.
  if (copies.length && isVisible && one.kind !== 'bid')
    findings.push(`settled: ${one.text} arrived and still waits`)
  if (one.isStored && !one.isGivenUp && copies.length === 0 && !isVisible) findings.push(`lost: ${one.text}`)
}

/** Checks that each stored text was written by a person of the story. */
function checkUnknownTexts({ findings, model }: World, texts: Sent[], arrived: Arrived): void {
  for (const { text } of arrived.texts)
    if (!texts.some((one) => one.text === text) && !model.visitors.some((one) => one.text === text))
      findings.push(`account: nobody wrote ${text}`)
}

// readServer returns these in the order in which the server stored them. Each new offer has its own lane.
const ORDERED: readonly Sent['kind'][] = ['message', 'first', 'bid', 'report', 'work']

/** What a device sends of one lane arrives in the order of writing. */
function checkOrder(world: World, texts: Sent[], arrived: Arrived): void {
  const { findings, model } = world
  const written = new Map(texts.map((one) => [one.text, one]))
  const lanes = Map.groupBy(
    arrived.texts.flatMap(({ kind, text }) => {
      const one = written.get(text)
      const isOrdered = one && ORDERED.includes(kind) && !one.isGivenUp && !one.isRetried
      return isOrdered && !text.endsWith('edited') ? [one] : []
    }),
    ({ kind, place, device, person }) => [kind, place, device, person].join(),
  )
  const edits = Map.groupBy(
    model.storedEdits.flatMap((name) => {
      const one = model.intentions.find((known) => known.kind === 'edit' && known.name === name)
      return one?.kind === 'edit' && !one.isGivenUp ? [{ ...one, text: name }] : []
    }),
    ({ device, person }) => [device, person].join(),
  )
  const numberOf = (text: string) => Number(text.split(' ')[1])
  for (const lane of [...lanes.values(), ...edits.values()])
    for (const [index, { text }] of lane.entries()) {
      const next = lane[index + 1]
      if (next && numberOf(next.text) < numberOf(text))
        findings.push(`order: ${next.text} came after ${text}`)
    }
}

function checkLastChange(
  { findings, cast, model }: World,
  last: Change,
  changes: Change[],
  arrived: Arrived,
  kept: Kept[],
): void {
  const same = changes.filter(
    ({ person, kind, thing }) => person === last.person && kind === last.kind && thing === last.thing,
  )
  const isSameDevice = ({ device, at }: Change) =>
    device === last.device &&
    !model.evictions.some((one) => one.device === device && one.at > at && one.at < last.at)
  // The age of a change is wrong when the clock is set while it waits.
  const doubt = [...new Set(same.map(({ device }) => device))].reduce(
    (sum, device) => sum + clockDoubt(model, device, same[0]?.at ?? 0),
    0,
  )
  const isCertain = same.every((one) =>
    one === last ? one.isStored && !one.isGivenUp : isSameDevice(one) || last.at - one.at > CLOSE_MS + doubt,
  )
  const person = cast.people[last.person]
  const job = cast.jobs[last.thing]?.id
  const lane = {
    favourite: `favourite:jobs:${job}`,
    hide: `hidden-job:${job}`,
    answer: `bid-answer:${cast.bidId}`,
    setting: 'notification-choices',
    publish: `posting:vacancy:${job}`,
    closed: `posting:vacancy:${cast.endable.id}`,
    about: 'profile',
    block: `block:${person.otherId}`,
    read: 'notifications-read',
    notice: 'notifications-read',
  }[last.kind]
  // A job that is not public cannot be hidden.
  const wasPaused = model.intentions.some((one) => one.kind === 'publish' && one.thing === last.thing)
  if (!isCertain || (last.kind === 'hide' && wasPaused)) return
  if (kept.some((entry) => entry.lane === lane && entry.userId === person.id)) return
  const value = arrived.valueOf(last.kind, person.id, last.kind === 'notice' ? last.thing : (job ?? 0))
  if (value !== last.value)
    findings.push(`last change: ${last.person} set ${last.kind} to ${last.value}, it is ${value}`)
}

/** A vacancy that its only device has shown as open is renewed: closing and opening it again keep their order around that. */
function checkRenewals({ findings, model, cast }: World, kept: Kept[]): void {
  const about = model.intentions.filter(({ kind }) => kind === 'closed' || kind === 'renewal')
  const isWhole =
    model.evictions.length === 0 && about.every(({ isStored, isGivenUp }) => isStored && !isGivenUp)
  const isRefused = ({ kind, userId, state }: Kept) =>
    kind === 'vacancy-renewal' && userId === cast.people.carl.id && state === 'failed'
  if (isWhole && kept.some(isRefused)) findings.push('order: an open vacancy could not be renewed')
}

/**
 * Checks that a bid is withdrawn on the server if its device withdrew it later. A refused bid that the person has sent again
 * may stand: that was perhaps after the withdrawal.
 */
function checkWithdrawn(
  { findings, cast }: World,
  intentions: Intention[],
  arrived: Arrived,
  kept: Kept[],
): void {
  for (const bid of intentions) {
    if (bid.kind !== 'bid' || bid.isGivenUp || bid.isRetried) continue
    const later = intentions.filter(
      (one) => one.device === bid.device && one.person === bid.person && one.at > bid.at && !one.isGivenUp,
    )
    const withdrawal = later.find(
      (one) => one.kind === 'withdrawal' && one.isStored && cast.jobs[one.thing]?.id === bid.place,
    )
    const row = arrived.texts.find(({ kind, text }) => kind === 'bid' && text === bid.text)
    const waits = kept.some(({ kind }) => kind === 'bid-withdrawal' || kind === 'bid')
    if (withdrawal && row && row.state !== 'withdrawn' && !waits)
      findings.push(`withdrawn: ${bid.text} is still there`)
  }
}
