import type { Owner, Scheduler } from '../world/scheduler.ts'

type Waiting = {
  owner: Owner
  signal: AbortSignal | undefined
  work: () => unknown
  resolve(value: unknown): void
  reject(reason: unknown): void
}

/** The Web Locks of one device, shared by its tabs and its worker. */
export type Locks = {
  /** `navigator.locks` for one tab. */
  of(owner: Owner): {
    request(name: string, options: { signal?: AbortSignal }, work: () => unknown): Promise<unknown>
  }
  /** Releases the locks of a killed tab and removes its queued requests. */
  free(owner: Owner): void
}

export function createLocks(scheduler: Scheduler): Locks {
  const holders = new Map<string, Owner>()
  const queues = new Map<string, Waiting[]>()

  function grantNext(name: string): void {
    const queue = queues.get(name) ?? []
    const next = queue.shift()
    if (!next) return
    holders.set(name, next.owner)
    const release = () => {
      if (holders.get(name) !== next.owner) return
      holders.delete(name)
      grantNext(name)
    }
    scheduler.after(0, next.owner, async () => {
      try {
        next.resolve(await next.work())
      } catch (error) {
        next.reject(error)
      } finally {
        release()
      }
    })
  }

  return {
    of: (owner) => ({
      request: (name, { signal }, work) =>
        new Promise((resolve, reject) => {
          if (signal?.aborted) return reject(signal.reason)
          const waiting: Waiting = { owner, signal, work, resolve, reject }
          const queue = queues.get(name) ?? []
          queues.set(name, [...queue, waiting])
          signal?.addEventListener('abort', () => {
            const left = queues.get(name) ?? []
            if (!left.includes(waiting)) return
            queues.set(
              name,
              left.filter((one) => one !== waiting),
            )
            reject(signal.reason)
          })
          if (!holders.has(name)) grantNext(name)
        }),
    }),
    free(owner) {
      for (const [name, queue] of queues)
        queues.set(
          name,
          queue.filter((one) => one.owner !== owner),
        )
      for (const [name, holder] of [...holders]) {
        if (holder !== owner) continue
        holders.delete(name)
        grantNext(name)
      }
    },
  }
}
