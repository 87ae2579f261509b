import { OwnBidsAnswer } from '#shared/contract/bids.ts'
import { MessagesAnswer, RoomsAnswer } from '#shared/contract/conversations.ts'
import { FavoriteJobsAnswer } from '#shared/contract/favourites.ts'
import { NotificationsAnswer } from '#shared/contract/notifications.ts'
import { OwnOffersAnswer } from '#shared/contract/own-offers.ts'
import { VacanciesAnswer } from '#shared/contract/vacancies.ts'
import { SECOND_MS } from '#shared/durations.ts'
import type { Device } from '../device/device.ts'
import type { Shown } from '../device/pages.ts'
import type { Tab } from '../device/tab.ts'
import { setVisible } from '../device/visibility.ts'
import type { Person } from '../story/cast.ts'
import type { DeviceName } from '../story/devices.ts'
import type { World } from '../story/world.ts'
import { checkMonotonic, checkOwnWrites } from './own-writes.ts'

// The rooms are polled each minute while the link seems to be there, although it may be half-open.
const POLL_MS = 65 * SECOND_MS
const ANSWERS_MS = 5 * SECOND_MS

/**
 * Checks that all tabs show what the rooms had a minute ago, although nobody looks at them: link and poll bring it.
 * @returns the number of comparisons
 */
export async function checkLive(world: World): Promise<number> {
  if (!world.hasScreens) return 0
  const { scheduler } = world
  const stored = await scheduler.during(readSeqs(world))
  await scheduler.runUntil(scheduler.now() + POLL_MS)
  return eachTab(world, ({ rooms, conversation }, person, where) => {
    for (const roomId of person.roomIds) {
      const shown = rooms?.find(({ id }) => id === roomId)?.last_seq
      const last = stored.get(roomId) ?? 0
      if (last > 0 && (shown === undefined || shown < last))
        world.findings.push(`live: ${where} shows message ${shown} of a room, the server had ${last}`)
    }
    const last = stored.get(person.roomIds[0] ?? 0) ?? 0
    const newest = conversation?.messages.at(-1)?.seq ?? 0
    if (conversation === undefined || newest < last)
      world.findings.push(`live: ${where} shows messages up to ${newest}, the server had ${last}`)
  })
}

/** Compares what the tabs of a device show, after a look at them, with the answers of the server. */
export async function checkScreens(world: World, device: Device, person: Person): Promise<number> {
  if (!world.hasScreens) return 0
  const { scheduler, findings, model } = world
  const hasMarks = !model.lostReadMarks.has(`${device.name} ${person.name}`)
  for (const tab of device.tabs()) {
    setVisible(scheduler, tab, false, 0)
    scheduler.after(1, tab, () => setVisible(scheduler, tab, true, 0))
  }
  await scheduler.runUntil(scheduler.now() + ANSWERS_MS)
  const stored = JSON.stringify(await scheduler.during(readAnswers(world, person, hasMarks)))
  return eachTabOf(world, device, (shown, owner, where) => {
    const seen = JSON.stringify(briefOf(shown, owner, hasMarks))
    if (owner === person && seen !== stored) findings.push(`screen: ${where} shows ${seen}, not ${stored}`)
  })
}

/**
 * Lets a message arrive when all is well, and checks that every tab shows it at once: sooner than a poll. So the link has
 * come back after all faults.
 */
export async function checkLink(world: World): Promise<number> {
  if (!world.hasScreens) return 0
  const { scheduler, cast, server, model } = world
  const { anna, carl } = cast.people
  const text = 'the last message'
  const token = await scheduler.during(cast.signIn(carl))
  const { status } = await scheduler.during(
    server.test.call('POST', `/chat/rooms/${anna.roomIds[0]}/messages`, {
      token: token.access_token,
      body: { text, client_id: world.random.uuid() },
    }),
  )
  const title = `notice ${model.notices + 1} of anna`
  await scheduler.during(cast.notify(anna, title))
  // Anna may have blocked Carl.
  const isSent = status === 201
  await scheduler.runUntil(scheduler.now() + ANSWERS_MS)
  return eachTab(world, ({ rooms, conversation, notifications }, { name, roomIds }, where) => {
    const newest = notifications?.data[0]?.subject.title
    if (name === 'anna' && newest !== title)
      world.findings.push(`link: ${where} shows ${newest}, not ${title}`)
    if (name === 'berta' || !isSent) return
    const inList = rooms?.find(({ id }) => id === roomIds[0])?.last_message?.text
    const inRoom = conversation?.messages.at(-1)?.text
    if (inList !== text || inRoom !== text)
      world.findings.push(`link: ${where} shows ${inList} and ${inRoom}, not ${text}`)
  })
}

type Comparison = (shown: Shown, person: Person, where: string) => void

const eachTab = (world: World, compare: Comparison): number =>
  Object.values(world.devices).reduce((sum, device) => sum + eachTabOf(world, device, compare), 0)

function eachTabOf(world: World, device: Device, compare: Comparison): number {
  let count = 0
  for (const tab of device.tabs()) {
    const shown = tab.screens?.read()
    const person = Object.values(world.cast.people).find(({ id }) => id === shown?.userId)
    if (!shown || !person) continue
    count += 1
    compare(shown, person, `${tab.name} of ${device.name}, ${person.name},`)
  }
  return count
}

/** What a person can compare: texts and numbers, without times, with or without the read marks. */
function briefOf(
  { rooms, conversation, favourites, bids, offers, vacancies, notifications, unreadCount }: Shown,
  person: Person,
  hasMarks: boolean,
) {
  const ofWorker = {
    favourites: favourites?.map(({ id }) => id).sort(),
    bids: bids?.map(({ text }) => text).sort(),
    offers: offers?.map(({ name, version }) => [name, version]),
  }
  const ofBoss = { vacancies: vacancies?.map(({ published, closed_at }) => [published, closed_at]) }
  return {
    rooms: rooms
      ?.map(({ id, last_seq, read_seq, new_message_count, last_message }) => [
        person.roomIds.indexOf(id),
        last_seq,
        ...(hasMarks ? [read_seq, new_message_count] : []),
        last_message?.text,
      ])
      .sort(),
    messages: conversation?.messages.map(({ text }) => text),
    notifications: notifications?.data.map(({ kind, subject, read_at }) => [
      kind,
      subject.title,
      read_at !== null,
    ]),
    unread: [notifications?.unread_count, unreadCount],
    ...(person.role === 'worker' ? ofWorker : ofBoss),
  }
}

async function readAnswers({ cast, server }: World, person: Person, hasMarks: boolean) {
  const { access_token: token } = await cast.signIn(person)
  const get = async (path: string) => (await server.test.call('GET', path, { token })).body
  const messages = await get(`/chat/rooms/${person.roomIds[0]}/messages?limit=200`)
  const isWorker = person.role === 'worker'
  const notifications = NotificationsAnswer.parse(await get('/notifications'))
  return briefOf(
    {
      userId: person.id,
      rooms: RoomsAnswer.parse(await get('/chat/my/rooms')).data,
      conversation: { messages: MessagesAnswer.parse(messages).data } as unknown as Shown['conversation'],
      favourites: isWorker ? FavoriteJobsAnswer.parse(await get('/cabinet/favorites/jobs')).data : undefined,
      notifications,
      unreadCount: notifications.unread_count,
      bids: isWorker ? OwnBidsAnswer.parse(await get('/cabinet/rates?state=active')).data : undefined,
      hiddenJobs: undefined,
      offers: isWorker ? OwnOffersAnswer.parse(await get('/cabinet/offers')).data : undefined,
      vacancies: isWorker ? undefined : VacanciesAnswer.parse(await get('/cabinet/vacancies')).data,
    },
    person,
    hasMarks,
  )
}

async function readSeqs({ cast, server }: World): Promise<Map<number, number>> {
  const rows = await server.test.db
    .selectFrom('rooms')
    .select(['id', 'last_seq'])
    .where('id', 'in', cast.people.carl.roomIds)
    .execute()
  return new Map(rows.map(({ id, last_seq }) => [id, last_seq]))
}

const isDiskGood = ({ devices }: World, name: string): boolean => {
  const { disk } = devices[name as DeviceName]
  return disk.faults() === 0 && disk.state === 'good'
}

/** Every query that a tab holds is its current user's, or public: by its key and by its content. */
export function checkCache(world: World, { name }: Device, tab: Tab): void {
  const { cast, findings, scheduler } = world
  const userId = tab.program.getSession()?.userId ?? null
  const people = Object.values(cast.people)
  const since = tab.sessionSince
  if (!tab.screens || since?.userId !== userId) {
    tab.sessionSince = { userId, at: scheduler.now() }
    return
  }
  // Another tab may have changed the session just now.
  if (scheduler.now() - since.at < SECOND_MS) return
  for (const { queryKey } of tab.screens.client.getQueryCache().getAll()) {
    const owner = people.find(({ id }) => queryKey[1] === id)
    if (owner && owner.id !== userId)
      findings.push(`account: ${tab.name} of ${name} has ${queryKey[0]} of ${owner.name} in memory`)
  }
  const { rooms = [], bids = [], conversation, notifications } = tab.screens.read()
  const person = people.find(({ id }) => id === userId)
  const titles = notifications?.data.map(({ subject }) => subject.title) ?? []
  if (titles.some((title) => title.startsWith('notice ') && !title.endsWith(` of ${person?.name}`)))
    findings.push(`account: ${tab.name} of ${name} shows ${person?.name} a notification of another person`)
  if (person && isDiskGood(world, name)) {
    checkOwnWrites(world, { device: name, tab, person, since: since.at })
    checkMonotonic(world, name, tab, since.at)
  }
  const roomIds = [...rooms.map(({ id }) => id), ...(conversation?.messages ?? []).map((one) => one.room_id)]
  // A first message may have opened a room that is not among those of the story.
  const others = people.flatMap((other) => other.roomIds).filter((id) => !person?.roomIds.includes(id))
  if (roomIds.some((id) => others.includes(id)))
    findings.push(`account: ${tab.name} of ${name} shows ${person?.name} a room of another person`)
  if (bids.some(({ text }) => !text?.includes(`of ${person?.name}`)))
    findings.push(`account: ${tab.name} of ${name} shows ${person?.name} a bid of another person`)
}
