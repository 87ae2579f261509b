import { expect, type Page } from '@playwright/test'
import type { FaultProxy } from '../support/fault-proxy.ts'
import { storedItems } from '../support/test.ts'

/** Waits until the outbox holds what was written, or the server has accepted it. */
export async function isAccepted(
  faults: FaultProxy,
  page: Page,
  { text, path, since, body = text }: { text: string; path: string; since: number; body?: string },
): Promise<void> {
  // An earlier write to the same path may be sent again meanwhile.
  const isAnswered = () =>
    faults.log
      .slice(since)
      .some(
        (sent) =>
          sent.method !== 'GET' && sent.url.includes(path) && sent.status < 300 && sent.body.includes(body),
      )
  await expect
    .poll(async () => isAnswered() || (await outboxEntries(page)).some((json) => json.includes(text)))
    .toBe(true)
}

/** The entries of the outbox, which also holds counters. */
export const outboxEntries = async (page: Page): Promise<string[]> =>
  (await storedItems(page))
    .filter(({ store, json }) => store === 'outbox' && json.includes('"lane"'))
    .map(({ json }) => json)
