import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { WRITES } from './writes.ts'

const CLIENT = resolve(import.meta.dirname, '../client')

// Calls that send a write. The outbox and the HTTP client are excluded, because they only pass on writes of others.
const SENDS =
  /\b(?:apiSend|postOnce|enqueue|useMutation|useSend|useSave|useFormSubmit|useOwnerForm|submitEntry|useSubmit|useEnqueue)(?:<[^>]*>)?\(/
const QUEUES = /\b(?:enqueue|submitEntry|useSubmit|useEnqueue|useMarkRead)\(/
const DRAFT = /\b(?:useDraft|saveDraft|draftKey)\b/
const PASSES_ON = /^(?:platform\/(?:api|forms|outbox)|domain\/outbox)\//

const read = (path: string) => readFileSync(resolve(CLIENT, path), 'utf8')
const senders = globSync('**/*.{ts,tsx}', { cwd: CLIENT })
  .filter((path) => !/\.test\.ts$|testing\//.test(path) && !PASSES_ON.test(path))
  .filter((path) => SENDS.test(read(path).replace(/^import .*$/gm, '')))

const FORM = /<(?:form|Form|AccountForm|PostingForm)\b/
// Forms whose class is in another file. They filter a list, edit a waiting entry, or get their function from that file.
const FORMS_WITHOUT_WRITES = [
  'domain/outbox/edit-entry.tsx',
  'features/accounts/account-form.tsx',
  'features/admin/audit/audit-filter-form.tsx',
  'features/admin/people/search-form.tsx',
  'features/bids/mine/waiting-bid.tsx',
  'features/conversations/waiting-message.tsx',
  'features/find/panel/filter-panel.tsx',
  'features/find/search/search-block.tsx',
  'features/home/subscribe.tsx',
  'features/postings/offers/offer-form.tsx',
  'features/postings/vacancies/vacancy-filters.tsx',
  'features/postings/vacancies/vacancy-form.tsx',
  'features/profiles/own/profile-form.tsx',
]

it('every file that sends a write is listed with its class, and every listed file sends one', () => {
  expect(senders.length).toBeGreaterThan(30)
  expect([...senders].sort()).toEqual(Object.keys(WRITES).sort())
})

it('every form has a class, or is named here as one that sends nothing itself', () => {
  const forms = globSync('**/*.tsx', { cwd: CLIENT }).filter(
    (path) => !/testing\//.test(path) && FORM.test(read(path)),
  )
  expect(forms.filter((path) => !WRITES[path]).sort()).toEqual(FORMS_WITHOUT_WRITES)
})

it('a file of the class `draft` shows that its form needs the server', () => {
  const drafts = Object.entries(WRITES).filter(([, classes]) => classes.includes('draft'))
  expect(drafts.length).toBeGreaterThan(5)
  const silent = drafts.filter(([path]) => !/<(?:NeedsServer|AccountForm)\b/.test(read(path)))
  expect(silent).toEqual([])
})

it('files of the class `queues` use the outbox, and files of the class `draft` store a draft', () => {
  const wrong = Object.entries(WRITES).filter(
    ([path, classes]) =>
      classes.includes('queues') !== QUEUES.test(read(path)) ||
      (classes.includes('draft') && !DRAFT.test(read(path))),
  )
  expect(wrong).toEqual([])
})
