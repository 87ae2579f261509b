import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Room } from '../../../src/shared/contract/conversations.ts'
import type { Job } from '../../../src/shared/contract/jobs.ts'
import { createApi } from '../../support/api.ts'
import { createCalls } from '../../torture/calls.ts'
import { findLosses, readMessages } from '../../torture/stored.ts'
import { createTally } from '../../torture/tally.ts'

const PAUSE_MS = 50
const GIVE_UP_AFTER_MS = 15_000

/** Requests of two people while something is broken. */
export type Load = {
  /** How many answers each status had; 0 is no answer. */
  statuses: Record<number, number>
  /** Writes a message, and says with which status it was answered. */
  write(more?: string): Promise<number>
  /** Stops, and reports what was lost, doubled, or answered wrongly. */
  stop(): Promise<string[]>
}

/** Writes messages and reads jobs of the server at `port`, one request after the other, until it is stopped. */
export async function startLoad(port: number): Promise<Load> {
  const api = createApi(port)
  const token = await api.logIn('worker')
  const { data: jobs } = await api.call<{ data: Job[] }>('GET', '/jobs', token)
  const { data: room } = await api.call<{ data: Room }>('POST', '/chat/rooms', token, { job_id: jobs[0]?.id })
  const path = `/chat/rooms/${room.id}/messages`
  const statuses: Load['statuses'] = {}
  const faults = new Set<string>()
  const acknowledged: string[] = []
  const ask = async (method: string, to: string, body?: unknown): Promise<Response | null> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1${to}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json', 'idempotency-key': randomUUID() } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
    }).catch(() => null)
    const status = answer?.status ?? 0
    statuses[status] = (statuses[status] ?? 0) + 1
    await answer?.text().catch(() => '')
    if (status >= 500 && status !== 503) faults.add(`${method} ${to.split('?')[0]}: ${status}`)
    if (status === 503 && !answer?.headers.has('retry-after'))
      faults.add(`${method} ${to.split('?')[0]}: 503 without Retry-After`)
    return answer
  }
  const write = async (more = '') => {
    const text = `text ${randomUUID()} ${more}`.trim()
    const status = (await ask('POST', path, { client_id: randomUUID(), text }))?.status ?? 0
    if (status === 201 || status === 200) acknowledged.push(text)
    return status
  }
  let isOver = false
  const repeat = async (work: () => Promise<unknown>) => {
    while (!isOver) {
      await work()
      await wait(PAUSE_MS)
    }
  }
  const running = Promise.all([repeat(() => write()), repeat(() => ask('GET', `/jobs?q=${randomUUID()}`))])
  return {
    statuses,
    write,
    async stop() {
      isOver = true
      await running
      const calls = createCalls(`http://127.0.0.1:${port}`, token, createTally())
      const stored = (await readMessages(calls, room.id)).map(({ text }) => text)
      for (const loss of findLosses('message', acknowledged, stored)) faults.add(loss)
      if (acknowledged.length === 0) faults.add('no message was acknowledged')
      return [...faults]
    },
  }
}
