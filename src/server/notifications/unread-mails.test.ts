import { beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#shared/durations.ts'
import type { Mail } from '../mail/mailer.ts'
import { createRoom, createRoomBeside, send, type TestRoom } from '../testing/conversations.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('mails of unread messages on %s', (engine) => {
  const test = useTestApp(engine)
  let room: TestRoom
  beforeEach(async () => {
    room = await createRoom(test)
    // A mail quotes only users whom the recipient has answered.
    await send(test, room.id, room.boss, 'Hello')
    // Activity within this time would suppress a mail.
    test.clock.advance(2 * MINUTE_MS)
  })
  const write = (text: string, where = room) => send(test, where.id, where.worker, text)
  const read = (seq: number) =>
    test.call('POST', `/chat/rooms/${room.id}/read`, { token: room.boss.token, body: { seq: seq + 1 } })
  const choose = (body: unknown) =>
    test.call('PATCH', '/cabinet/notifications', { token: room.boss.token, body })
  const mails = async () => (await test.queued<Mail>('send-mail')).filter(({ to }) => to === room.boss.email)
  const wait = (minutes: number) => test.clock.advance(minutes * MINUTE_MS)
  const mail = () => runTasks(test, 'message-arrived', 'mail-unread')

  it('are sent after ten minutes, one mail for all rooms', async () => {
    const other = await createRoomBeside(test, room)
    wait(2)
    await write('One')
    await write('Two')
    await write('Other', other)
    await runTasks(test, 'message-arrived')
    const { sql } = await import('kysely')
    const { rows } = await sql<{
      rests: boolean
    }>`select start_after >= created_on + interval '10 minutes' as rests
      from pgboss.job where name = 'mail-unread' and state = 'created'`.execute(test.db)
    expect(rows.every(({ rests }) => rests)).toBe(true)
    wait(10)
    await mail()
    const [digest, ...others] = await mails()
    expect([digest?.subject, others]).toEqual(['3 unread messages', []])
    expect(digest?.text).toContain('Anna K. about “Bäcker (m/w/d)” (2 messages)\n> One\n> Two\n')
    expect(digest?.text).toContain(
      `for the first time\nRead and answer: http://localhost:3000/en/chat/room/${other.id}`,
    )
    expect(digest?.text).not.toContain('Other')
    expect(digest?.text).not.toContain('Olga')
    expect(digest?.text).toContain(`http://localhost:3000/en/chat/room/${room.id}`)
    expect(digest?.html).toContain(`<a href="http://localhost:3000/en/chat/room/${other.id}">`)
  })

  it('are not repeated before the messages of the last mail are read', async () => {
    await write('One')
    await runTasks(test, 'message-arrived')
    wait(10)
    await mail()
    await write('Two')
    await runTasks(test, 'message-arrived')
    wait(10)
    await mail()
    expect(await mails()).toHaveLength(1)
    await read(2)
    wait(2)
    await write('Three')
    await runTasks(test, 'message-arrived')
    wait(10)
    await mail()
    expect((await mails()).map(({ text }) => text.includes('Three'))).toEqual([false, true])
  })

  it('are not sent for read messages, nor to a user who was active since', async () => {
    await write('One')
    await runTasks(test, 'message-arrived')
    wait(5)
    await read(1)
    wait(5)
    await mail()
    wait(2)
    await write('Two')
    await runTasks(test, 'message-arrived')
    wait(5)
    await test.call('GET', '/chat/my/rooms', { token: room.boss.token })
    wait(5)
    await mail()
    expect(await mails()).toEqual([])
  })

  it('leave out messages of an account that was blocked since', async () => {
    const other = await createRoomBeside(test, room)
    await send(test, other.id, other.boss, 'Hello')
    await write('One')
    await write('Other', other)
    await runTasks(test, 'message-arrived')
    await test.db
      .updateTable('users')
      .set({ blocked_at: test.clock() })
      .where('id', '=', room.worker.id)
      .execute()
    wait(10)
    await mail()
    expect((await mails()).map(({ text }) => [text.includes('> One'), text.includes('> Other')])).toEqual([
      [false, true],
    ])
  })

  it('are sent to a user whose app is open only in the background', async () => {
    wait(2)
    await write('Two')
    await runTasks(test, 'message-arrived')
    wait(5)
    const headers = { 'x-background': '1' }
    await test.call('GET', '/chat/my/rooms', { token: room.boss.token, headers })
    wait(5)
    await mail()
    expect(await mails()).toHaveLength(1)
  })

  it('contain no text of messages when the user has turned that off', async () => {
    await choose({ message_text: false })
    wait(2)
    await write('My number is 0171 2345678')
    await runTasks(test, 'message-arrived')
    wait(10)
    await mail()
    const [digest] = await mails()
    expect(digest?.text).toContain('Anna K. about')
    expect(JSON.stringify(digest)).not.toContain('0171')
  })

  it('are sent to confirmed addresses only, and not when turned off', async () => {
    await test.db
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('id', '=', room.boss.id)
      .execute()
    await write('One')
    await mail()
    await test.db
      .updateTable('users')
      .set({ email_confirmed_at: test.clock() })
      .where('id', '=', room.boss.id)
      .execute()
    await choose({ message: { app: true, push: true, email: false } })
    wait(2)
    await write('Two')
    await mail()
    expect(await mails()).toEqual([])
  })

  it('contain only links to our own site, and no other address', async () => {
    await write('Log in: https://evil.example/login and http://localhost:3000.evil.example/x')
    await mail()
    const [digest] = await mails()
    // Mail programs make links of addresses in plain text.
    expect(digest?.text).toContain('Log in: […] and […]')
    expect(JSON.stringify(digest)).not.toContain('evil')
    expect(digest?.html).toContain(`<a href="http://localhost:3000/en/chat/room/${room.id}">`)
  })

  it('escape texts of messages in HTML', async () => {
    await write('<img src=x onerror=alert(1)> & "so"')
    await mail()
    const [digest] = await mails()
    expect(digest?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;so&quot;')
    expect(digest?.html).not.toContain('<img')
    expect(digest?.html).toMatch(/<a href="[^"]+unsubscribe\?token=[^"]+">Unsubscribe from these e-mails/)
  })
})
