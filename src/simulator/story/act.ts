import type { Intention } from './model.ts'
import { giveUpReads } from './notification-steps.ts'
import { createOffer, editOffer, offerFields } from './offer-steps.ts'
import { changePreference } from './preference-steps.ts'
import { shareEntry } from './preferences.ts'
import { type Acting, add } from './record.ts'
import type { World } from './world.ts'

/** The fields of a work experience with this position. */
const workFields = (position: string) => ({ position, period_from: '2024-03-01', period_to: null })

/** Performs the step's write for a person. */
export function write(acting: Acting): void {
  const { world, step, person } = acting
  const job = world.cast.jobs[step.thing]
  const number = world.model.intentions.length + 1
  if (!job) return
  if (step.do === 'message') {
    const place = step.thing % person.roomIds.length
    const roomId = person.roomIds[place] ?? 0
    const text = `message ${number} of ${person.name}`
    add(acting, { kind: 'message', body: { roomId, text } }, { kind: 'message', text, place: roomId })
  }
  if (step.do === 'report') {
    const text = `report ${number} of ${person.name}`
    const body = { type: 'job', id: job.id, reason: 'fraud', text }
    add(acting, { kind: 'report', body }, { kind: 'report', text, place: job.id })
  }
  if (step.do === 'publish' && person.role === 'boss') {
    const published = !lastValue(acting, 'publish', true)
    const body = { type: 'vacancy' as const, id: job.id, published }
    add(acting, { kind: 'posting-flag', body }, { kind: 'publish', thing: step.thing, value: published })
  }
  if (step.do === 'answer' && person.role === 'boss') {
    const last = lastValue({ ...acting, step: { ...step, thing: 0 } }, 'answer', 'sent')
    const state = last === 'accepted' ? ('declined' as const) : ('accepted' as const)
    const body = { bidId: world.cast.bidId, state, reason: null }
    add(acting, { kind: 'bid-answer', body }, { kind: 'answer', thing: 0, value: state })
  }
  if (step.do === 'setting') {
    const value = !lastValue({ ...acting, step: { ...step, thing: 0 } }, 'setting', true)
    const body = { message_text: value }
    add(acting, { kind: 'notification-choices', body }, { kind: 'setting', thing: 0, value })
  }
  if (step.do === 'block') {
    const value = !lastValue({ ...acting, step: { ...step, thing: 0 } }, 'block', false)
    const body = { userId: person.otherId, isBlocked: value }
    add(acting, { kind: 'block', body }, { kind: 'block', thing: 0, value })
  }
  if (step.do === 'read') {
    const body = { ids: [person.noticeId], up_to: null }
    add(acting, { kind: 'notifications-read', body }, { kind: 'read', thing: 0, value: true })
  }
  if (person.role === 'worker') writeAsWorker(acting, job, number)
}

function writeAsWorker(acting: Acting, job: { id: number; slug: string }, number: number): void {
  const { step, person } = acting
  if (step.do === 'bid') {
    const text = `bid ${number} of ${person.name}`
    const body = { slug: job.slug, text, pay_amount: null, pay_type: null, jobVersion: 1 }
    add(acting, { kind: 'bid', body }, { kind: 'bid', text, place: job.id })
  }
  if (step.do === 'withdraw') {
    const body = { slug: job.slug }
    add(acting, { kind: 'bid-withdrawal', body }, { kind: 'withdrawal', thing: step.thing })
  }
  if (step.do === 'favourite') {
    const value = !lastValue(acting, 'favourite', false)
    const kind = value ? 'favourite-add' : 'favourite-remove'
    add(acting, { kind, body: { type: 'jobs', id: job.id } }, { kind: 'favourite', thing: step.thing, value })
  }
  if (step.do === 'hide') {
    const value = !lastValue(acting, 'hide', false)
    const body = { id: job.id, title: '', slug: job.slug }
    add(acting, { kind: value ? 'job-hide' : 'job-unhide', body }, { kind: 'hide', thing: step.thing, value })
  }
  if (step.do === 'about') {
    const about = `about ${number} of ${person.name}`
    add(acting, { kind: 'profile', body: { about } }, { kind: 'about', thing: 0, value: about })
  }
  if (step.do === 'change preference') changePreference(acting, number)
  if (step.do === 'add work') {
    const text = `work ${number} of ${person.name}`
    const body = { list: 'experience', fields: workFields(text) }
    add(acting, { kind: 'profile-entry-add', body }, { kind: 'work', text, place: person.id })
  }
  if (step.do === 'create offer') createOffer(acting, number)
  if (step.do === 'edit offer') editOffer(acting, number)
  if (step.do === 'delete offer' && person.offer)
    add(acting, { kind: 'offer-removal', body: { id: person.offer.id } }, { kind: 'removal' })
}

/**
 * The value that a switch shows on this device: a person toggles the value on the screen. A discarded change is not
 * shown.
 */
function lastValue(
  { world, device, person, step }: Acting,
  kind: string,
  initial: boolean | string,
): unknown {
  const own = world.model.intentions.filter(
    (one) =>
      one.kind === kind &&
      !one.isGivenUp &&
      one.device === device.name &&
      one.person === person.name &&
      'thing' in one &&
      one.thing === step.thing,
  )
  const last = own.at(-1)
  return last && 'value' in last ? last.value : initial
}

/** Lets a person deal with the first entry of the outbox, as the outbox page does. */
export function handleEntry({ world, device, tab, person, step }: Acting): void {
  const { byEntry, intentions } = world.model
  world.scheduler.after(0, tab, async () => {
    const { program } = tab
    const entries = program.getOutbox()
    const entry = entries[step.thing % Math.max(1, entries.length)]
    if (!entry || entry.userId !== person.id) return
    const intention = byEntry.get(entry.id)
    const tellFull = (error: unknown) => void world.tell(`not stored: ${String(error)}`)
    world.tell(`${person.name} on ${device.name}: ${step.do} ${describe(intention)}`)
    if (step.do === 'confirm' || step.do === 'retry') {
      world.model.hasPressedRetry = true
      if (intention && 'text' in intention && entry.state === 'failed') intention.isRetried = true
    }
    if (step.do === 'discard') {
      if (intention) giveUp(world, intention)
      if (entry.kind === 'notifications-read') giveUpReads(world.model, device.name, person.name)
      await program.discardEntry(entry.id).catch(tellFull)
      const left = await program
        .openOutboxStore(person.id)
        .list()
        .catch(() => [])
      if (device.disk.state !== 'failing' && left.some(({ id }) => id === entry.id))
        world.findings.push(`discarded: ${describe(intention)} still waits on ${device.name}`)
    }
    if (step.do === 'confirm') await program.confirmEntry(entry.id).catch(tellFull)
    if (step.do === 'retry') {
      const again = await program.retry(entry.id).catch(tellFull)
      if (again && intention) byEntry.set(again.id, intention)
    }
    if (step.do !== 'edit' || !intention || !('text' in intention)) return
    const text = `${intention.text}, edited`
    const edited: Intention = { ...intention, text, at: world.scheduler.now(), isStored: false }
    intentions.push(edited)
    try {
      const fields = intention.kind === 'work' ? workFields(text) : offerFields(text)
      const body = 'text' in entry.body ? { text } : { fields, sent: undefined }
      const changed = await program.changeEntry(entry.id, { ...entry.body, ...body } as never)
      intention.isGivenUp = true
      edited.isStored = true
      byEntry.set(changed.id, edited)
      // A changed text is sent at once, also under its former key.
      device.network.asked.delete(changed.id)
    } catch {
      edited.isGivenUp = true
    }
  })
}

const describe = (one: Intention | undefined) => (!one ? 'an entry' : 'text' in one ? one.text : one.kind)

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
