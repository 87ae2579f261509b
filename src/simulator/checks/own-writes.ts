import { SECOND_MS } from '#shared/durations.ts'
import type { Pages, Shown } from '../device/pages.ts'
import type { Tab } from '../device/tab.ts'
import type { Person } from '../story/cast.ts'
import type { Change, Intention, Sent } from '../story/model.ts'
import type { World } from '../story/world.ts'

type Seen = {
  world: World
  device: string
  person: Person
  shown: Shown
  pages: Pages
  /** What the person has written on this device during its session, and the device has stored. */
  own: readonly Intention[]
  tell(what: string): void
}

/**
 * Checks that the pages of a tab show what its person has written on the device: at once and from then on, in every tab,
 * whether it waits or has arrived (read-your-writes).
 * @param since when the session began
 */
export function checkOwnWrites(
  world: World,
  { device, tab, person, since }: { device: string; tab: Tab; person: Person; since: number },
): void {
  const { model, scheduler, findings } = world
  if (!tab.screens) return
  const own = model.intentions.filter(
    (one) =>
      one.device === device &&
      one.person === person.name &&
      one.at >= since &&
      one.at + SECOND_MS < scheduler.now() &&
      one.isStored &&
      !one.isGivenUp,
  )
  const seen: Seen = {
    world,
    device,
    person,
    shown: tab.screens.read(),
    pages: tab.screens.readPages(),
    own,
    tell: (what) =>
      void findings.push(`read your writes: ${tab.name} of ${device} does not show ${person.name} ${what}`),
  }
  checkMessages(seen)
  checkRooms(seen)
  checkBids(seen)
  checkWithdrawals(seen)
  checkFavourites(seen)
  checkHides(seen)
  checkOffers(seen)
  checkVacancies(seen)
  checkNotifications(seen)
}

const isText = (one: Intention): one is Sent => 'text' in one

function checkMessages({ person, own, pages, shown, tell }: Seen): void {
  // A room that has never been loaded shows what waits, and says that the rest is missing.
  if (shown.conversation === undefined) return
  const texts = new Set(pages.messages)
  for (const one of own.filter(isText))
    if (one.kind === 'message' && one.place === person.roomIds[0] && !texts.has(one.text)) tell(one.text)
}

/** The list of rooms knows an own message as soon as the room shows it as sent. */
function checkRooms({ person, own, shown: { rooms, conversation }, tell }: Seen): void {
  const room = rooms?.find(({ id }) => id === person.roomIds[0])
  if (!room) return
  const texts = new Set(own.filter(isText).map(({ text }) => text))
  const last = conversation?.messages.findLast(({ text }) => texts.has(text))
  if (!last || room.last_seq >= last.seq) return
  // A message was missed: only the fetched list knows how many are unread.
  const between = conversation?.messages.filter(({ seq }) => seq > room.last_seq && seq < last.seq) ?? []
  if (between.length === last.seq - room.last_seq - 1) tell(`${last.text} in the list of rooms`)
}

function checkBids({ world, person, own, pages, tell }: Seen): void {
  if (pages.bids === undefined) return
  for (const one of own.filter(isText)) {
    if (one.kind !== 'bid') continue
    const thing = world.cast.jobs.findIndex(({ id }) => id === one.place)
    // Any device may have withdrawn it, and the withdrawal may have come first.
    const isWithdrawn = world.model.intentions.some(
      (other) => other.kind === 'withdrawal' && other.person === person.name && other.thing === thing,
    )
    if (isWithdrawn) continue
    // A bid in the outbox is shown in place of the one that stands.
    const isReplaced = pages.newBids.some(({ slug }) => slug === world.cast.jobs[thing]?.slug)
    const isShown = [...pages.bids, ...pages.newBids].some(({ text }) => text === one.text)
    if (!isShown && !isReplaced) tell(one.text)
  }
}

/** A bid is listed as being withdrawn, or no longer. */
function checkWithdrawals(seen: Seen): void {
  for (const [thing, { id, slug }] of seen.world.cast.jobs.entries()) {
    const last = newest(seen, (one) =>
      one.kind === 'withdrawal' ? one.thing === thing : one.kind === 'bid' && one.place === id,
    )
    const left = seen.pages.bids?.find((bid) => bid.slug === slug && !bid.isEnding)
    if (last?.kind === 'withdrawal' && left) seen.tell(`${left.text} as withdrawn`)
  }
}

function checkFavourites(seen: Seen): void {
  for (const [thing, job] of seen.world.cast.jobs.entries()) {
    const last = newestChange(seen, 'favourite', thing)
    if (last && seen.pages.isFavourite(job.id) !== last.value)
      seen.tell(`the star of job ${thing + 1} as ${last.value}`)
  }
}

function checkHides(seen: Seen): void {
  for (const [thing, job] of seen.world.cast.jobs.entries()) {
    const last = newestChange(seen, 'hide', thing)
    // A job that is not public cannot be hidden.
    const wasPaused = seen.world.model.intentions.some((one) => one.kind === 'publish' && one.thing === thing)
    const isHidden = seen.pages.isHidden(job.id)
    if (last && !wasPaused && isHidden !== undefined && isHidden !== last.value)
      seen.tell(`job ${thing + 1} as ${last.value ? 'hidden' : 'not hidden'}`)
  }
}

function checkOffers(seen: Seen): void {
  const { offers, newOffers } = seen.pages
  if (offers === undefined) return
  const names = new Set([...offers.map(({ name }) => name), ...newOffers])
  for (const one of seen.own.filter(isText))
    if (one.kind === 'offer' && !names.has(one.text)) seen.tell(one.text)
  const last = newest(seen, ({ kind }) => kind === 'edit' || kind === 'removal')
  const offer = offers.find(({ id }) => id === seen.person.offer?.id)
  if (last?.kind === 'edit' && offer && offer.name !== last.name) seen.tell(last.name)
  if (last?.kind === 'removal' && offer) seen.tell('the offer as deleted')
}

function checkVacancies(seen: Seen): void {
  const { pages, world, tell } = seen
  const vacancyOf = (id: number) => pages.vacancies?.find((one) => one.id === id)
  for (const [thing, job] of world.cast.jobs.entries()) {
    const last = newestChange(seen, 'publish', thing)
    const vacancy = vacancyOf(job.id)
    if (last && vacancy && vacancy.published !== last.value)
      tell(`job ${thing + 1} as ${last.value ? 'published' : 'hidden'}`)
  }
  const last = newestChange(seen, 'closed', 0)
  const vacancy = vacancyOf(world.cast.endable.id)
  if (last && vacancy && vacancy.isClosed !== last.value)
    tell(`the vacancy as ${last.value ? 'closed' : 'open'}`)
}

function checkNotifications({ own, shown: { notifications }, tell }: Seen): void {
  for (const one of own) {
    if (one.kind !== 'notice') continue
    const row = notifications?.data.find(({ id }) => id === one.thing)
    if (row?.read_at === null) tell('a read notification as read')
  }
}

const newestChange = (seen: Seen, kind: Change['kind'], thing: number): Change | null =>
  newest(seen, (one) => one.kind === kind && (one as Change).thing === thing) as Change | null

/**
 * The newest of these writes of a person, if the page has had time to show it and all of them are from this device, stored and
 * not discarded; else null.
 */
function newest({ world, person, device, own }: Seen, isOf: (one: Intention) => boolean): Intention | null {
  const all = world.model.intentions.filter((one) => one.person === person.name && isOf(one))
  const isAlone = all.every((one) => one.device === device && one.isStored && !one.isGivenUp)
  const last = all.at(-1)
  return isAlone && last && own.includes(last) ? last : null
}

/** Checks that a tab goes on showing what it has shown: messages, and how far each room is (monotonic reads). */
export function checkMonotonic({ findings }: World, device: string, tab: Tab, since: number): void {
  if (!tab.screens) return
  const { rooms = [], conversation } = tab.screens.read()
  const texts = conversation?.messages.map(({ text }) => text) ?? []
  const known = tab.known?.since === since ? tab.known : { since, texts: [], seqs: new Map<number, number>() }
  const has = new Set(texts)
  for (const text of known.texts)
    if (!has.has(text)) findings.push(`monotonic reads: ${tab.name} of ${device} no longer shows ${text}`)
  for (const [id, seq] of known.seqs) {
    const now = rooms.find((room) => room.id === id)?.last_seq ?? 0
    if (now < seq)
      findings.push(`monotonic reads: ${tab.name} of ${device} is back at ${now} from ${seq} in a room`)
  }
  tab.known = { since, texts, seqs: new Map(rooms.map(({ id, last_seq }) => [id, last_seq])) }
}
