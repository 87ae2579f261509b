import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publish, SUBSCRIBED, subscribeTabs } from '#client/platform/realtime/live.ts'
import { roomChannel } from '#shared/contract/realtime.ts'
import { useSendTyping } from './use-typing.ts'

const ROOM = 5
const USER = 7
const channel = roomChannel(ROOM)
const whispers: unknown[] = []
let root: Root
let type: () => void
let stop: () => void

function Composer() {
  type = useSendTyping(ROOM, USER)
  return null
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  whispers.length = 0
  stop = subscribeTabs((message) => {
    if (message.type === 'whisper') whispers.push(message.event)
  })
  publish({ type: 'status', isConnected: true })
  root = createRoot(document.createElement('div'))
  await act(() => root.render(createElement(Composer)))
})
afterEach(async () => {
  await act(() => root.unmount())
  stop()
})

const typing = { channel, name: 'typing', data: { user_id: USER } }
const subscribed = (name: string) =>
  publish({ type: 'event', event: { channel: name, name: SUBSCRIBED, data: null } })

test('typing is reported at most once per interval', () => {
  type()
  type()
  expect(whispers).toEqual([typing])
})

test('typing before the channel is subscribed is reported again afterwards', () => {
  type()
  subscribed(roomChannel(ROOM + 1))
  expect(whispers).toEqual([typing])
  subscribed(channel)
  expect(whispers).toEqual([typing, typing])
})

test('a subscription alone reports nothing', () => {
  subscribed(channel)
  expect(whispers).toEqual([])
})
