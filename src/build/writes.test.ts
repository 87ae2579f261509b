import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { WRITES } from './writes.ts'

const CLIENT = resolve(import.meta.dirname, '../client')

// Calls that send a write. The outbox itself and the HTTP client only pass on what others send.
const SENDS = /\b(?:apiSend|postOnce|enqueue|useMutation|useSend|useSave|useFormSubmit)(?:<[^>]*>)?\(/
const QUEUES = /\benqueue\(/
const DRAFT = /\b(?:useDraft|saveDraft|draftKey)\b/
const PASSES_ON = /^(?:platform\/(?:api|forms|outbox)|domain\/outbox)\//

const read = (path: string) => readFileSync(resolve(CLIENT, path), 'utf8')
const senders = globSync('**/*.{ts,tsx}', { cwd: CLIENT })
  .filter((path) => !/\.test\.ts$|testing\//.test(path) && !PASSES_ON.test(path))
  .filter((path) => SENDS.test(read(path).replace(/^import .*$/gm, '')))

it('every form, button and call that writes has its class, and no class is left over', () => {
  expect(senders.length).toBeGreaterThan(30)
  expect([...senders].sort()).toEqual(Object.keys(WRITES).sort())
})

it('what queues goes through the outbox, and what waits as a draft is stored as one', () => {
  const wrong = Object.entries(WRITES).filter(
    ([path, classes]) =>
      classes.includes('queues') !== QUEUES.test(read(path)) ||
      (classes.includes('draft') && !DRAFT.test(read(path))),
  )
  expect(wrong).toEqual([])
})
