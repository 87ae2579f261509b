import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLoggedMailer } from '../mail/logged-mailer.ts'
import { mailFolderOf } from '../mail/mail-folder.ts'
import { createFolderMailer, mailerOf } from '../mail/mailer.ts'
import { openRoom, send } from '../testing/conversations.ts'
import { eraseNow } from '../testing/erase.ts'
import { findText } from '../testing/find-text.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { createPasskey, setUpTotp } from '../testing/second-factor.ts'
import { putPicture, sendAvatar } from '../testing/send-picture.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { ensurePlaces, PLACES, vacancyForm } from '../testing/vacancies.ts'

// A word in every text of the two people. Lower case, because the search converts words to it.
const CANARY = 'kanarienvogel'
const company = {
  person_type: 'legal_entity',
  company_name: `${CANARY} GmbH`,
  contact_name: `Rita ${CANARY}`,
} as const

describe.each(engines())('after the erasure of two accounts on %s', (engine) => {
  const test = useTestApp(engine)
  let worker: TestUser
  let app: Awaited<ReturnType<typeof setUpTotp>>
  let boss: TestUser
  let bystander: TestUser
  let otherBoss: TestUser
  let dataDir: string
  /** The names of their pictures and of the company's logo. */
  let uploads: string[]

  const call = async (
    method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    user: TestUser,
    body?: unknown,
  ) => {
    const answer = await test.call(method, path, {
      token: user.token,
      body,
      headers: { 'idempotency-key': randomUUID() },
    })
    expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body])
    return answer.body?.data
  }

  /** A vacancy that has gone through all steps of moderation. */
  const publish = async (owner: TestUser, text: string) => {
    const admin = await createUser(test, { role: 'admin' })
    const form = { contact_name: text, description: `We are ${text}, a bakery.`, requirements: [text] }
    const made = await call('POST', '/cabinet/vacancies', owner, {
      ...vacancyForm({ ...form, title: `Job at ${text}`, company_name: text, responsibilities: [text] }),
    })
    await call('POST', `/admin/vacancies/${made.id}/approve`, admin, { version: made.version })
    return made as { id: number; slug: string }
  }

  beforeAll(async () => {
    // As the server does: each mail leaves its recipient and subject in the mail log, and a file without SMTP_URL.
    const { db, clock } = test
    const { mailer, config } = test.deps
    dataDir = await mkdtemp(join(tmpdir(), 'mails-'))
    const files = createFolderMailer(mailFolderOf({ dataDir }), config.mailFrom)
    const both = mailerOf(async (mail) => {
      await mailer.send(mail)
      await files.send(mail)
    })
    Object.assign(test.deps, {
      mailer: createLoggedMailer(both, { db, clock, onFailure: () => undefined }),
      config: { ...config, dataDir },
    })
    await ensurePlaces(test)
    worker = await createUser(test, { role: 'worker', name: CANARY, email: `w@${CANARY}.example` })
    boss = await createUser(test, { role: 'boss', ...company, email: `b@${CANARY}.example` })
    bystander = await createUser(test, { role: 'worker' })
    otherBoss = await createUser(test, { role: 'boss' })

    const own = await publish(boss, CANARY)
    const others = await publish(otherBoss, 'Bakery')
    await call('PATCH', `/cabinet/vacancies/${own.id}`, boss, { title: `Better job at ${CANARY}` })
    await call('POST', '/cabinet/vacancy-templates', boss, { name: CANARY, vacancy_id: own.id })
    await call('POST', '/cabinet/imports', boss, { name: CANARY, company_name: CANARY })
    await call('PUT', '/cabinet/company', boss, { name: CANARY })
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    const pictures = [
      await sendAvatar(test, bytes, worker.token),
      await sendAvatar(test, bytes, boss.token),
      await putPicture(test, '/cabinet/company/logo', { bytes, token: boss.token, field: 'logo' }),
    ]
    uploads = pictures.map(({ body }) => (body.data.url_img ?? body.data.logo).replace('/media/', ''))
    await call('PATCH', '/cabinet/profile', worker, {
      about: CANARY,
      preferences: [CANARY],
      city_id: PLACES.near,
    })
    await call('POST', '/cabinet/experience', worker, {
      position: CANARY,
      employer: CANARY,
      period_from: '2020-01-01',
      responsibilities: CANARY,
    })
    await call('POST', '/cabinet/education', worker, {
      specialty: CANARY,
      institution: CANARY,
      period_from: '2010-01-01',
    })
    await call('POST', '/cabinet/offers', worker, {
      name: `${CANARY} bakes`,
      rubric_id: PLACES.rubric,
      city_id: PLACES.near,
      pay_type: 'per_hour',
      pay_amount: 20,
      description: `I am ${CANARY} and bake.`,
      skills: [CANARY],
      language: 'en',
    })
    await call('POST', `/jobs/${others.slug}/rates`, worker, { text: CANARY })
    await call('POST', `/jobs/${own.slug}/rates`, bystander, { text: 'My bid' })
    await call('POST', '/cabinet/saved-searches', worker, { title: CANARY, filters: { keyword: CANARY } })
    await call('POST', '/reports', worker, { type: 'job', id: others.id, reason: 'spam', text: CANARY })
    const odd = await call('POST', '/reports', bystander, {
      type: 'job',
      id: own.id,
      reason: 'spam',
      text: 'Odd',
    })
    const admin = await createUser(test, { role: 'admin' })
    const decision = { state: 'dismissed', decision: `There is nothing wrong with “Job at ${CANARY}”` }
    await call('PATCH', `/admin/reports/${odd.id}`, admin, decision)
    await call('POST', '/addMessage', worker, {
      name: CANARY,
      email: worker.email,
      description: `I am ${CANARY}.`,
    })
    const withWorker = await call('POST', '/chat/rooms', worker, { job_id: others.id })
    const withBoss = await call('POST', '/chat/rooms', bystander, { job_id: own.id })
    await send(test, withWorker.id, worker, CANARY)
    await send(test, withWorker.id, otherBoss, 'Hello')
    await send(test, withBoss.id, bystander, 'Hello')
    await send(test, withBoss.id, boss, CANARY)
    await openRoom(test, bystander, { job_id: own.id })
    app = await setUpTotp(test, worker)
    await createPasskey(test, worker, CANARY)
    await call('POST', '/subscriptions', worker, { email: worker.email })
    await runTasks(test, 'deliver-notification', 'message-arrived', 'send-mail')
  })

  afterAll(() => rm(dataDir, { recursive: true }))

  const findCanary = () => findText(test, CANARY)

  /** The number of mail files, and of those that contain the canary. Its letters are ASCII, so only long lines are folded. */
  const mailFiles = async () => {
    const folder = mailFolderOf({ dataDir })
    const mails = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
    )
    const found = mails.filter((mail) => mail.replace(/=\n/g, '').toLowerCase().includes(CANARY))
    return { all: mails.length, withCanary: found.length }
  }

  /** The number of rows of `counted_acts` that contain the id of either account. */
  const countedActs = async () =>
    (
      await test.db
        .selectFrom('counted_acts')
        .select('id')
        .where('subject', 'in', [String(worker.id), String(boss.id)])
        .execute()
    ).length

  /** Those of their pictures that the storage has. */
  const storedFiles = async () => {
    const read = await Promise.all(
      uploads.map(async (name) => [name, await test.deps.storage.get(name)] as const),
    )
    return read.flatMap(([name, bytes]) => (bytes ? [name] : []))
  }

  it('no table contains their texts, and no storage their pictures', async () => {
    // Proves that the test finds the texts before the erasure.
    expect(await findCanary()).toEqual(
      expect.arrayContaining([
        'bids.text',
        'contact_messages.description',
        'idempotency_keys.body',
        'import_sources.defaults',
        'import_sources.name',
        'mail_attempts.recipient',
        'mail_attempts.subject',
        'messages.text',
        'notifications.reason',
        'notifications.subject_title',
        'passkeys.name',
        'reports.subject_text',
        'reports.text',
        'saved_searches.title',
        'search_dictionary.word',
        'search_offers.words',
        'users.company_name',
        'users.name',
        'vacancies.draft',
        'vacancies.title',
        'vacancy_templates.name',
        'vacancy_templates.text',
        'work_experience.employer',
        'work_experience.position',
      ]),
    )
    expect((await mailFiles()).withCanary).toBeGreaterThan(1)
    const body = { email: `new@${CANARY}.example`, password: worker.password }
    expect((await test.call('PUT', '/cabinet/email', { token: worker.token, body })).status).toBe(202)
    const number = { phone: '+49 160 5550199', password: worker.password }
    expect((await test.call('PUT', '/cabinet/phone', { token: worker.token, body: number })).status).toBe(202)
    const admin = await createUser(test, { role: 'admin' })
    await call('POST', `/admin/users/${boss.id}/email`, admin, {
      email: `lost@${CANARY}.example`,
      reason: `Called ${CANARY} back.`,
      password: admin.password,
    })
    expect(await countedActs()).toBeGreaterThan(0)
    expect(await storedFiles()).toEqual(uploads)
    await eraseNow(test, worker, app.codeIn())
    await eraseNow(test, boss)
    expect(await countedActs()).toBe(0)
    await runTasks(test, 'send-mail', 'remove-file')
    expect(await storedFiles()).toEqual([])
    expect(await findCanary()).toEqual([])
    const { all, withCanary } = await mailFiles()
    expect(withCanary).toBe(0)
    expect(all).toBeGreaterThan(0)
    const mail = test.mails.filter(({ to }) => to === bystander.email).at(-1)
    expect(JSON.stringify(mail)).not.toMatch(new RegExp(CANARY, 'i'))
  })
})
