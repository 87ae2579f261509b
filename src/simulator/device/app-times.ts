import type { Plugin } from 'vite'

/**
 * By how much the app's own times are multiplied: how long it waits for answers and locks, and how long until it tries again.
 * Only shorter ones: the checks expect the app to be done in the times that people are promised.
 */
export type AppTimes = { timeouts: number; retries: number }

type Constants = Record<string, Partial<Record<keyof AppTimes, readonly string[]>>>
const CONSTANTS: Constants = {
  'outbox/drain.ts': { timeouts: ['SEND_DEADLINE_MS'] },
  'outbox/drain-account.ts': { timeouts: ['LOCK_WAIT_MS'] },
  'outbox/submit.ts': { timeouts: ['LONGEST_WAIT_MS'] },
  'outbox/queue.ts': { retries: ['MAX_BACKOFF_MS'] },
  'outbox/outbox.ts': { retries: ['READ_RETRY_MS'] },
  'outbox/page-drain.ts': { retries: ['SEALED_RETRY_MS', 'DISK_RETRY_MS', 'OTHER_TAB_MS'] },
  'outbox/seal-access.ts': { retries: ['DISK_RETRY_MS'] },
  'device/drafts.ts': { retries: ['RETRY_MS'] },
  'api/http.ts': { timeouts: ['DEADLINE_MS', 'SILENCE_MS', 'PROBE_SILENCE_MS'] },
  'api/refresh-token.ts': { timeouts: ['LOCK_WAIT_MS'] },
}

/** Lets the global `appTimes` of a tab multiply the app's constants. */
export const withAppTimes = (): Plugin => ({
  name: 'simulator:app-times',
  enforce: 'pre',
  transform(code, id) {
    const [, file] = id.split('/src/client/platform/')
    const constants = CONSTANTS[file ?? '']
    return constants ? { code: multiply(code, constants), map: null } : null
  },
})

/** @throws Error when the source no longer has one of the constants */
function multiply(code: string, constants: Constants[string]): string {
  const names = Object.entries(constants).flatMap(([group, list]) => list.map((name) => [name, group]))
  return names.reduce((changed, [name, group]) => {
    const [before, after] = changed.split(`\nconst ${name} = `)
    if (before === undefined || after === undefined) throw new Error(`No such constant: ${name}`)
    return `${before}\nconst ${name} = appTimes.${group} * ${after}`
  }, code)
}
