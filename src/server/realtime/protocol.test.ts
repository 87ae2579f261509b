import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { established, kindOf, readFrame, readMember, subscribed } from './protocol.ts'

describe('the frames of the Pusher protocol', () => {
  it('parse without an error, whatever a client sends', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof readFrame(text).kind === 'string'))
    fc.assert(fc.property(fc.json(), (text) => typeof readFrame(text).kind === 'string'))
  })

  it('parses a subscription with data as an object or as a JSON string', () => {
    const data = { channel: 'private-room.1', auth: 'key:abc' }
    const read = { kind: 'subscribe', channel: 'private-room.1', auth: 'key:abc', channelData: null }
    expect(readFrame(JSON.stringify({ event: 'pusher:subscribe', data }))).toEqual(read)
    expect(readFrame(JSON.stringify({ event: 'pusher:subscribe', data: JSON.stringify(data) }))).toEqual(read)
  })

  it.each([
    ['private-room.7', 'private'],
    ['private-encrypted-x', 'encrypted'],
    ['presence-x', 'presence'],
    ['news', 'public'],
    ['', null],
    ['two words', null],
    ['#server-to-user-1', 'user'],
    ['#server-to-user-', null],
    ['#other-1', null],
    ['x'.repeat(165), null],
  ])('knows what kind of channel %s is', (name, kind) => {
    expect(kindOf(name)).toBe(kind)
  })

  it('requires a user_id for a member', () => {
    expect(readMember('{"user_id":7,"user_info":{"name":"Anna"}}')).toEqual({
      id: '7',
      info: { name: 'Anna' },
    })
    expect(readMember('{"user_info":{}}')).toBeNull()
    expect(readMember('[')).toBeNull()
    expect(readMember(null)).toBeNull()
  })

  it('sends data as a JSON string, as pusher-js expects', () => {
    expect(JSON.parse(String(established('1.2', 50)))).toEqual({
      event: 'pusher:connection_established',
      data: '{"socket_id":"1.2","activity_timeout":50}',
    })
    const members = [{ id: '7', info: { name: 'Anna' } }]
    expect(JSON.parse(JSON.parse(String(subscribed('presence-x', members))).data)).toEqual({
      presence: { count: 1, ids: ['7'], hash: { 7: { name: 'Anna' } } },
    })
  })
})
