import type { Page } from '@playwright/test'
import type { Message, Room } from '../../src/shared/contract/conversations.ts'
import { createApi } from '../support/api.ts'
import { startServer } from '../support/server.ts'
import { fling, launchBrowser, phone, print } from './frames.ts'

// npm run bench:chat: prints frame times while a conversation of MESSAGES scrolls up from its end and down from its
// beginning. The CPU is slowed down SLOWER times. The baseline is a page of as many plain boxes with the same texts.
const MESSAGES = Number(process.env.MESSAGES ?? 10_000)
const SECONDS = 8
const ROWS = '[role=log] [data-index]'

const server = await startServer()
const origin = `http://localhost:${server.port}`
const api = createApi(server.port)
const token = await api.logIn('worker')
const rooms = await api.call<{ data: Room[] }>('GET', '/chat/my/rooms', token)
const room = rooms.data[0]
if (!room) throw new Error('The demo has no conversation')
const messages = makeMessages(room)
const browser = await launchBrowser()
try {
  const page = await openPage()
  await page.goto(`${origin}/en/faq`)
  await page.evaluate(
    (words) => {
      const box = (text: string) => `<div style="margin:8px;padding:12px;border:1px solid">${text}</div>`
      const log = `<div id="log" style="height:100vh;overflow-y:auto">${words.map(box).join('')}</div>`
      document.body.innerHTML = log
      const element = document.querySelector('#log')
      if (element) element.scrollTop = element.scrollHeight
    },
    messages.map(({ text }) => text),
  )
  await page.waitForTimeout(1500)
  print(`${MESSAGES} bare boxes`, await fling(page, '#log', { seconds: SECONDS, direction: 'up' }))
  await page.context().close()

  const chat = await openPage()
  await chat.route(new RegExp(`/api/v1/chat/rooms/${room.id}/messages\\?`), (route) =>
    route.fulfill({ json: pageOf(route.request().url()) }),
  )
  await chat.goto(`${origin}/en/chat/room/${room.id}`)
  await chat.getByRole('log').getByRole('article').first().waitFor()
  await chat.waitForTimeout(2500)
  print(
    `${MESSAGES} messages`,
    await fling(chat, '[role=log]', { seconds: SECONDS, rows: ROWS, direction: 'up' }),
  )
  await chat.getByRole('log').focus()
  await chat.keyboard.press('Home')
  await chat.waitForTimeout(1500)
  print(
    `${MESSAGES} messages, from the first on`,
    await fling(chat, '[role=log]', { seconds: SECONDS, rows: ROWS }),
  )
} finally {
  await browser.close()
  await server.stop()
}

function makeMessages({ id: room_id, interlocutor }: Room): Message[] {
  const words =
    'Guten Morgen, wann könnten Sie anfangen? Мы ищем человека на утреннюю смену. See https://example.org'
  return Array.from({ length: MESSAGES }, (_, index) => ({
    id: index + 1,
    room_id,
    seq: index + 1,
    client_id: `c${index}`,
    user_id: index % 3 ? interlocutor.id : interlocutor.id + 100_000,
    text: `${index + 1}: ${words.slice(0, 10 + ((index * 37) % 90)).repeat(1 + (index % 4))}`,
    created_at: new Date(Date.now() - (MESSAGES - index) * 600_000).toISOString(),
    delivered_at: null,
    read_at: null,
  }))
}

/** All messages in one answer, because the benchmark measures scrolling and not loading. */
function pageOf(url: string) {
  const after = Number(new URL(url).searchParams.get('after') ?? 0)
  const marks = { interlocutor_delivered_seq: 0, interlocutor_read_seq: 0 }
  return {
    data: messages.slice(after),
    meta: { last_seq: MESSAGES, read_seq: MESSAGES, ...marks },
  }
}

async function openPage(): Promise<Page> {
  const context = await browser.newContext(phone)
  await context.addInitScript((value) => localStorage.setItem('access_token', value), token)
  return context.newPage()
}
