import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { Findings } from './findings.ts'

// More sockets than one address may hold (realtime/endpoint.ts).
const SOCKETS = 600
const MAX_OF_ADDRESS = 500
const FLOODING = 20
const FRAMES = 2000

const FRAMES_TO_SEND = [
  '{"event":"pusher:ping","data":{}}',
  '{',
  'null',
  '[]',
  '{"event":"__proto__"}',
  '{"event":"pusher:subscribe","data":{"channel":"private-room.1"}}',
  '{"event":"pusher:subscribe","data":{"channel":"private-room.1","auth":"hostile-key:00"}}',
  '{"event":"pusher:subscribe","data":{"channel":"presence-x","channel_data":"{"}}',
  '{"event":"client-typing","channel":"private-room.1","data":{}}',
  '{"event":"pusher:signin","data":{"auth":"x:y","user_data":"{}"}}',
  `{"event":"${'a'.repeat(5000)}"}`,
]

/** Opens more sockets than an address may have, and floods some with frames. */
export async function floodSockets(port: number, findings: Findings): Promise<string> {
  const settings = await fetch(`http://127.0.0.1:${port}/api/v1/realtime`)
  const { key } = ((await settings.json()) as { data: { key: string } }).data
  const open = (address: string) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${key}?protocol=7`, {
      headers: { 'x-forwarded-for': address },
    })
    socket.on('error', () => undefined)
    return socket
  }
  const many = Array.from({ length: SOCKETS }, () => open('203.0.113.250'))
  await Promise.all(many.map(established))
  const held = many.filter((socket) => socket.readyState === WebSocket.OPEN).length
  if (held > MAX_OF_ADDRESS) findings.add('sockets', 'one address holds too many sockets', String(held))
  if (held === 0) findings.add('sockets', 'no socket was accepted')
  for (const socket of many) socket.terminate()
  const flooding = Array.from({ length: FLOODING }, (_, index) => open(`203.0.113.${index}`))
  await Promise.all(flooding.map(established))
  for (let frame = 0; frame < FRAMES; frame++) {
    for (const socket of flooding)
      if (socket.readyState === WebSocket.OPEN)
        socket.send(FRAMES_TO_SEND[frame % FRAMES_TO_SEND.length] ?? '')
    if (frame % 50 === 0) await wait(5)
  }
  const closed = flooding.filter((socket) => socket.readyState !== WebSocket.OPEN).length
  for (const socket of flooding) socket.terminate()
  return `${held} of ${SOCKETS} sockets of one address, ${FLOODING} × ${FRAMES} frames, ${closed} closed by the server`
}

/** Resolves when the server has accepted or refused a socket. */
const established = (socket: WebSocket) =>
  Promise.race([once(socket, 'message'), once(socket, 'close'), wait(5000)]).catch(() => undefined)
