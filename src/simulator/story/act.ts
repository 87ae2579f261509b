import { discard, isDiscarded, undoDiscard } from './discard-steps.ts'
import type { Intention } from './model.ts'
import { createOffer, editOffer, offerFields } from './offer-steps.ts'
import { changePreference } from './preference-steps.ts'
import { type Acting, add, lastValue } from './record.ts'
import { endVacancy, renewVacancy } from './vacancy-steps.ts'

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
    const published = !lastValue(acting, 'publish', step.thing, true)
    const body = { type: 'vacancy' as const, id: job.id, published }
    add(acting, { kind: 'posting-flag', body }, { kind: 'publish', thing: step.thing, value: published })
  }
  if (step.do === 'answer' && person.role === 'boss') {
    const last = lastValue(acting, 'answer', 0, 'sent')
    const state = last === 'accepted' ? ('declined' as const) : ('accepted' as const)
    const body = { bidId: world.cast.bidId, state, reason: null }
    add(acting, { kind: 'bid-answer', body }, { kind: 'answer', thing: 0, value: state })
  }
  if (step.do === 'setting') {
    const value = !lastValue(acting, 'setting', 0, true)
    const body = { message_text: value }
    add(acting, { kind: 'notification-choices', body }, { kind: 'setting', thing: 0, value })
  }
  if (step.do === 'block') {
    const value = !lastValue(acting, 'block', 0, false)
    const body = { userId: person.otherId, isBlocked: value }
    add(acting, { kind: 'block', body }, { kind: 'block', thing: 0, value })
  }
  if (step.do === 'read') {
    const body = { ids: [person.noticeId], up_to: null }
    add(acting, { kind: 'notifications-read', body }, { kind: 'read', thing: 0, value: true })
  }
  if (step.do === 'end vacancy' && person.role === 'boss') endVacancy(acting)
  if (step.do === 'renew vacancy' && person.role === 'boss') renewVacancy(acting)
  if (person.role === 'worker') writeAsWorker(acting, job, number)
}

function writeAsWorker(acting: Acting, job: { id: number; slug: string }, number: number): void {
  const { step, person } = acting
  if (step.do === 'bid') {
    const text = `bid ${number} of ${person.name}`
    const about = { ...job, title: '', company_name: '', city: { id: 1, name: '' }, is_open: true }
    const pay = { pay_amount: 15, pay_max: null, pay_type: 'per_hour' as const }
    const form = { text, pay_amount: null, pay_type: null, job: { ...about, ...pay } }
    const body = { slug: job.slug, jobVersion: 1, ...form }
    add(acting, { kind: 'bid', body }, { kind: 'bid', text, place: job.id })
  }
  if (step.do === 'first message') {
    const text = `first ${number} of ${person.name}`
    const body = { about: { job_id: job.id }, text }
    add(acting, { kind: 'first-message', body }, { kind: 'first', text, place: job.id })
  }
  if (step.do === 'withdraw') {
    const body = { slug: job.slug }
    add(acting, { kind: 'bid-withdrawal', body }, { kind: 'withdrawal', thing: step.thing })
  }
  if (step.do === 'favourite') {
    const value = !lastValue(acting, 'favourite', step.thing, false)
    const kind = value ? 'favourite-add' : 'favourite-remove'
    add(
      acting,
      { kind, body: { type: 'jobs', id: job.id } },
      { kind: 'favourite', thing: step.thing, value },
      () => acting.tab.screens?.setFavourite(job, value),
    )
  }
  if (step.do === 'hide') {
    const value = !lastValue(acting, 'hide', step.thing, false)
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

/** Lets a person deal with the first entry of the outbox, as the outbox page does. */
export function handleEntry(acting: Acting): void {
  const { world, device, tab, person, step } = acting
  const { byEntry, intentions } = world.model
  world.scheduler.after(0, tab, async () => {
    const { program } = tab
    if (step.do === 'undo discard') return undoDiscard(acting)
    const entries = program.getOutbox()
    const entry = entries[step.thing % Math.max(1, entries.length)]
    if (!entry || entry.userId !== person.id) return
    if (isDiscarded(entry) && !(step.do === 'discard' && entry.state === 'failed')) return
    const intention = byEntry.get(entry.id)
    const tellFull = (error: unknown) => void world.tell(`not stored: ${String(error)}`)
    world.tell(`${person.name} on ${device.name}: ${step.do} ${describe(intention)}`)
    if (step.do === 'confirm' || step.do === 'retry') {
      world.model.hasPressedRetry = true
      if (intention && 'text' in intention && entry.state === 'failed') intention.isRetried = true
    }
    if (step.do === 'discard') await discard(acting, entry, intention)
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
