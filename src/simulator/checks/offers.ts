import type { PersonName } from '../story/devices.ts'
import type { Arrived, Edit, Kept } from '../story/model.ts'
import type { World } from '../story/world.ts'

/**
 * Checks the offers that several devices change: no text wins silently over one that its device had not seen, none is
 * lost, a person's own text is not shown as another device's, and a deletion leaves nothing behind.
 */
export function checkOffers(world: World, arrived: Arrived, kept: Kept[]): void {
  for (const name of ['anna', 'berta'] as const) {
    const edits = world.model.intentions.filter(
      (one): one is Edit => one.kind === 'edit' && one.person === name && one.isStored,
    )
    const waits = kept.filter(
      ({ kind, userId }) => kind === 'offer-change' && userId === world.cast.people[name].id,
    )
    const removals = world.model.intentions.filter((one) => one.kind === 'removal' && one.person === name)
    // A deletion takes the texts of its device with it.
    const isTaken = ({ device, at }: Edit) => removals.some((one) => one.device === device && one.at >= at)
    checkConflicts(
      world,
      edits.filter((one) => !isTaken(one)),
      waits,
    )
    checkOwnConflict(world, edits, waits, isTaken)
    checkLastText(world, name, edits, arrived, waits)
    checkRemoval(world, name, arrived, kept)
  }
  checkCreations(world, arrived)
  checkDiscarded(world, arrived, kept)
}

/** Two devices that change the same version: one is accepted, the other stays with its text and the reason. */
function checkConflicts({ findings }: World, edits: Edit[], waits: Kept[]): void {
  const accepted = edits.filter(
    ({ isGivenUp, isReplaced, name }) =>
      !isGivenUp && !isReplaced && !waits.some(({ text }) => text === name),
  )
  for (const one of accepted)
    for (const other of accepted)
      if (one.device < other.device && one.version === other.version)
        findings.push(`conflict: ${one.name} or ${other.name} won silently`)
}

/** The changes of the only device that wrote any are not in conflict with each other. */
function checkOwnConflict(
  { findings }: World,
  edits: Edit[],
  waits: Kept[],
  isTaken: (edit: Edit) => boolean,
): void {
  const isAlone = new Set(edits.map(({ device }) => device)).size === 1
  const isWhole = edits.every((one) => isTaken(one) || !one.isGivenUp)
  if (isAlone && isWhole && waits.some(({ code }) => code === 'changed_elsewhere'))
    findings.push('conflict: a text of the only device is shown as another device’s')
}

function checkLastText(
  { findings, cast, model }: World,
  person: PersonName,
  edits: Edit[],
  arrived: Arrived,
  waits: Kept[],
): void {
  const all = model.intentions.filter((one) => one.kind === 'edit' && one.person === person)
  const isRemoved = model.intentions.some((one) => one.kind === 'removal' && one.person === person)
  const last = edits.at(-1)
  const isAlone = all.every((one) => one.device === last?.device && one.isStored && !one.isGivenUp)
  if (!last || !isAlone || isRemoved || waits.length) return
  const name = arrived.offers.get(cast.people[person].offer?.id ?? 0)
  if (name !== last.name) findings.push(`last change: the offer of ${person} is ${name}, not ${last.name}`)
}

/** A deleted offer is gone, with the entries about it that were written before on the same device. */
function checkRemoval(
  { findings, cast, model }: World,
  person: PersonName,
  { offers }: Arrived,
  kept: Kept[],
) {
  const { offer, id } = cast.people[person]
  const about = model.intentions.filter(
    ({ kind, person: writer }) => writer === person && (kind === 'removal' || kind === 'edit'),
  )
  const removal = about.findLast(({ kind }) => kind === 'removal')
  const waits = kept.some(({ kind, userId }) => kind === 'offer-removal' && userId === id)
  if (!removal?.isStored || removal.isGivenUp || waits) return
  if (offer && offers.has(offer.id)) findings.push(`lost: ${person} has deleted the offer, it is still there`)
  const isLast = about.findLast(({ device }) => device === removal.device) === removal
  const left = model.kept.get(`${removal.device} ${person}`) ?? []
  if (isLast && left.some(({ kind, userId }) => kind === 'offer-change' && userId === id))
    findings.push(`orphan: a change of the deleted offer of ${person} still waits`)
}

/** One offer for each that was written, whatever its last text is. */
function checkCreations({ findings, model }: World, { texts }: Arrived): void {
  const isTwice = (text: string) =>
    model.intentions.some(
      (one) => one.kind === 'offer' && one.text === text && one.isTakenBack && one.isGivenUp,
    )
  const offers = texts.filter(({ kind, text }) => kind === 'offer' && !isTwice(text))
  const counts = Map.groupBy(offers, ({ text }) => text.split(',')[0])
  for (const [text, copies] of counts)
    if (copies.length > 1) findings.push(`exactly once: ${text} was created ${copies.length} times`)
}

/** What a discarded new offer may have created is deleted, once that was sent. */
function checkDiscarded({ findings, model, cast }: World, { texts }: Arrived, kept: Kept[]): void {
  for (const one of model.intentions) {
    if (one.kind !== 'offer' || !one.isDiscarded) continue
    const base = one.text.split(',')[0]
    const isOf = (text: string | undefined) => text?.split(',')[0] === base
    const waits = kept.some(({ text, userId }) => isOf(text) && userId === cast.people[one.person].id)
    if (!waits && texts.some(({ kind, text }) => kind === 'offer' && isOf(text)))
      findings.push(`discarded: ${base} is still there`)
  }
}
