import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { UNDO_MS } from '#shared/contract/moderation.ts'
import type { Mail } from '../mail/mailer.ts'
import { createUser, type TestUser } from '../testing/people.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { ensurePlaces, vacancyForm } from '../testing/vacancies.ts'
import { announceApprovalsTask } from './announce-approvals-task.ts'

describe.each(engines())('approvals of a batch on %s', (engine) => {
  const test = useTestApp(engine)
  let moderator: TestUser
  let boss: TestUser
  beforeAll(async () => {
    await ensurePlaces(test)
    moderator = await createUser(test, { role: 'admin' })
  })
  beforeEach(async () => {
    boss = await createUser(test, { role: 'boss' })
  })

  const submit = async (title: string, { token } = boss) =>
    (await test.call('POST', '/cabinet/vacancies', { token, body: vacancyForm({ title }) })).body.data
  const act = (id: number, action: string, body?: object) =>
    test.call('POST', `/admin/vacancies/${id}/${action}`, { token: moderator.token, body })
  const approve = (id: number, batch?: string) => act(id, 'approve', { version: 1, hold: true, batch })
  const mailsTo = async ({ email }: TestUser) =>
    (await test.queued<Mail>('send-mail')).filter(({ to }) => to === email)
  const listed = async ({ token } = boss) => (await test.call('GET', '/notifications', { token })).body.data
  const finish = async () => {
    test.clock.advance(UNDO_MS)
    expect(await runTasks(test, 'approve-held', 'announce-approvals')).toEqual([])
  }

  it('tell each employer once, with all titles and links', async () => {
    const batch = randomUUID()
    const own = [await submit('Baker'), await submit('Glazier'), await submit('Cook')]
    const stranger = await createUser(test, { role: 'boss' })
    const foreign = await submit('Tailor', stranger)
    for (const { id } of [...own, foreign]) expect((await approve(id, batch)).status).toBe(200)
    await finish()
    const [mail, ...more] = await mailsTo(boss)
    expect(more).toEqual([])
    for (const { title, slug } of own) {
      expect(mail?.text).toContain(title)
      expect(mail?.text).toContain(`/jobs/item/${slug}`)
    }
    expect(mail?.text).not.toContain('Tailor')
    const titles = 'Baker · Glazier · Cook'
    const subject = { type: 'vacancy', id: own[0].id, title: titles }
    expect(await listed()).toEqual([
      expect.objectContaining({ kind: 'vacancy_approved', detail: '3', subject }),
    ])
    // One vacancy of a batch is announced as any other.
    expect((await mailsTo(stranger)).map(({ subject }) => subject)).toEqual(['Approved: Tailor'])
  })

  it('are announced once although the task runs again, and without those that were undone', async () => {
    const batch = randomUUID()
    const own = [await submit('Baker'), await submit('Glazier'), await submit('Cook')]
    for (const { id } of own) await approve(id, batch)
    expect((await act(own[1].id, 'undo-approval')).status).toBe(200)
    await finish()
    await announceApprovalsTask.work(test.deps, { batch, user_id: boss.id })
    const mails = await mailsTo(boss)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).not.toContain('Glazier')
    expect(await test.db.selectFrom('batch_approvals').selectAll().execute()).toEqual([])
  })

  it('wait for the rest of the batch', async () => {
    const batch = randomUUID()
    const [first, second] = [await submit('Baker'), await submit('Glazier')]
    await approve(first.id, batch)
    test.clock.advance(UNDO_MS)
    expect(await runTasks(test, 'approve-held')).toEqual([])
    await approve(second.id, batch)
    await announceApprovalsTask.work(test.deps, { batch, user_id: boss.id })
    expect(await mailsTo(boss)).toEqual([])
    await finish()
    expect(await mailsTo(boss)).toHaveLength(1)
  })

  it('are announced one by one without a batch', async () => {
    for (const title of ['Baker', 'Cook']) await approve((await submit(title)).id)
    await finish()
    expect((await mailsTo(boss)).map(({ subject }) => subject)).toEqual(['Approved: Baker', 'Approved: Cook'])
  })
})
