import { beforeAll, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#shared/durations.ts'
import { mailsTo } from '../testing/mails.ts'
import { createOffer } from '../testing/offers.ts'
import { createUser, type TestUser, withNewSession } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

const REPORT = 'Eine Meldung wartet auf eine Entscheidung'
const URGENT = 'Dringend: Meldung wegen Gefährdung von Kindern oder Jugendlichen'
const MORE = 'Dringend: weitere Meldungen wegen Gefährdung von Kindern oder Jugendlichen'
const OBJECTION = 'Ein Widerspruch wartet auf eine Entscheidung'

describe.each(engines())('mails to moderators on %s', (engine) => {
  const test = useTestApp(engine)
  let moderator: TestUser
  let editor: TestUser
  let worker: TestUser
  let offer: { id: number }
  beforeAll(async () => {
    moderator = await createUser(test, { role: 'admin', staff_role: 'moderator', language: 'de' })
    editor = await createUser(test, { role: 'admin', staff_role: 'editor', language: 'de' })
    worker = await createUser(test, { role: 'worker' })
    offer = await createOffer(test, { user_id: worker.id })
  })
  const report = async (reason: string) => {
    const { token } = await createUser(test, { role: 'worker' })
    const body = { type: 'offer', id: offer.id, reason, text: 'They want money first' }
    expect((await test.call('POST', '/reports', { token, body })).status).toBe(201)
  }
  const subjectsTo = async ({ email }: TestUser) => (await mailsTo(test, email)).map(({ subject }) => subject)

  it('say once an hour that reports have arrived, without their texts', async () => {
    await report('fraud')
    await report('spam')
    const [first] = await mailsTo(test, moderator.email)
    expect(first?.text).toContain('http://localhost:3000/de/admin')
    expect(first?.text).not.toContain('money')
    expect(await subjectsTo(moderator)).toEqual([REPORT])
    test.clock.advance(HOUR_MS)
    await report('fraud')
    expect(await subjectsTo(moderator)).toEqual([REPORT, REPORT])
    expect(await subjectsTo(editor)).toEqual([])
  })

  it('say at once that children may be in danger', async () => {
    await report('child_protection')
    await report('child_protection')
    expect((await subjectsTo(moderator)).filter((subject) => subject === URGENT)).toHaveLength(2)
  })

  it('say so of the first report of each network, when another network has used up the mails', async () => {
    const about = (ip: string) =>
      test.call('POST', '/reports', {
        headers: { 'x-forwarded-for': ip },
        body: { type: 'offer', id: offer.id, reason: 'child_protection' },
      })
    const urgent = async () => (await subjectsTo(moderator)).filter((subject) => subject === URGENT).length
    const more = async () => (await subjectsTo(moderator)).filter((subject) => subject === MORE).length
    test.clock.advance(2 * HOUR_MS)
    const before = await urgent()
    for (let sent = 0; sent < 12; sent++) expect((await about('198.51.100.1')).status).toBe(201)
    expect([(await urgent()) - before, await more()]).toEqual([10, 1])
    expect((await about('203.0.113.1')).status).toBe(201)
    expect([(await urgent()) - before, await more()]).toEqual([11, 1])
  })

  it('say that an objection has arrived', async () => {
    // The first sessions have ended.
    const [{ token: ofModerator }, { token }] = [
      await withNewSession(test, moderator, 'admin'),
      await withNewSession(test, worker, 'worker'),
    ]
    const removal = { reason: 'It breaks our rules.', ground: 'terms' }
    const down = `/admin/offers/${offer.id}/take-down`
    expect((await test.call('POST', down, { token: ofModerator, body: removal })).status).toBe(204)
    const body = { text: 'It breaks no rule.' }
    const path = `/cabinet/offers/${offer.id}/objection`
    expect((await test.call('POST', path, { token, body })).status).toBe(204)
    expect((await subjectsTo(moderator)).filter((subject) => subject === OBJECTION)).toHaveLength(1)
  })
})
