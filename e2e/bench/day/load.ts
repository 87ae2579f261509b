import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { userChannel } from '../../../src/shared/contract/realtime.ts'
import type { Seeker } from '../http/seekers.ts'
import { type Site, type Step, visit } from './visit.ts'

export type Load = {
  visitors: number
  requests: number
  /** What failed, by step and status. */
  errors: Map<string, number>
  /** Milliseconds of each answer, but of logins. */
  times: number[]
  ofStep: Map<string, number[]>
  sockets: number
}
type Target = {
  url: string
  /** Where a step goes: to the product itself, or to the path of the baseline that stands for it; null leaves it out. */
  pathOf: (step: Step) => { method: string; path: string } | null
  /** The key of the real-time engine; null without one. */
  key: string | null
}

/** Lets `perSecond` visitors arrive at random moments for some seconds, and waits until the last has left. */
export async function load(target: Target, site: Site, perSecond: number, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const result: Load = {
    visitors: 0,
    requests: 0,
    errors: new Map(),
    times: [],
    ofStep: new Map(),
    sockets: 0,
  }
  const fail = (what: string) => result.errors.set(what, (result.errors.get(what) ?? 0) + 1)
  const send = async (step: Step) => {
    const asked = target.pathOf(step)
    if (!asked) return
    const began = performance.now()
    const status = await statusOf(agent, `${target.url}${asked.path}`, asked.method, step)
    const ms = performance.now() - began
    result.requests++
    // 409: this job seeker has already bid on the job.
    if (status < 200 || (status >= 300 && status !== 409)) fail(`${step.what} ${status}`)
    if (step.baseline !== null) result.times.push(ms)
    const times = result.ofStep.get(step.what) ?? []
    times.push(ms)
    result.ofStep.set(step.what, times)
  }
  const chat = async (seeker: Seeker) => {
    if (target.key === null) return () => undefined
    const socket = await openSocket(target.url, target.key, seeker).catch(() => null)
    if (!socket) fail('socket')
    else result.sockets++
    return () => socket?.close()
  }
  const visits = new Set<Promise<void>>()
  const end = performance.now() + seconds * 1000
  let next = performance.now()
  while (next < end) {
    await wait(Math.max(0, next - performance.now()))
    const one = visit(site, send, chat).finally(() => visits.delete(one))
    visits.add(one)
    result.visitors++
    next += (-Math.log(1 - Math.random()) * 1000) / perSecond
  }
  await Promise.all(visits)
  agent.destroy()
  return result
}

/** The status of an answer read to its end; 0 without one. */
function statusOf(agent: Agent, url: string, method: string, { headers, body }: Step): Promise<number> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        agent,
        method,
        headers: { ...headers, ...(text === undefined ? {} : { 'content-type': 'application/json' }) },
      },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode ?? 0))
        answer.on('error', () => resolve(0))
      },
    )
    sent.on('error', () => resolve(0))
    sent.end(text)
  })
}

/** Opens a socket that is subscribed to the seeker's own channel. */
async function openSocket(url: string, key: string, { id, authorization }: Seeker): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/app/${key}?protocol=7`)
  const messages: string[] = []
  socket.on('message', (message) => messages.push(String(message)))
  const read = async (event: string): Promise<string> => {
    for (let count = 0; count < 200; count++) {
      const found = messages.find((message) => message.includes(event))
      if (found) return found
      await wait(50)
    }
    socket.terminate()
    throw new Error(`no ${event}`)
  }
  socket.on('error', () => undefined)
  const { socket_id } = JSON.parse(JSON.parse(await read('connection_established')).data)
  const channel = userChannel(id)
  const answer = await fetch(`${url}/broadcasting/auth`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ socket_id, channel_name: channel }),
  })
  const { auth } = (await answer.json()) as { auth: string }
  socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }))
  await read('subscription_succeeded')
  return socket
}
