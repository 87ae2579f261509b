import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

// What forms do without a connection. What happens to each request is in src/docs/writes.md, whose table
// client/platform/outbox/writes-table.test.ts derives and checks.
const CLIENT = resolve(import.meta.dirname, '../client')

// Calls that send a write, or add one to the outbox.
const SENDS =
  /\b(?:apiSend|enqueue|useMutation|useSend|useSave|useFormSubmit|useOwnerForm|submitEntry|useSubmit|useEnqueue)(?:<[^>]*>)?\(/
const QUEUES = /\b(?:enqueue|submitEntry|useSubmit|useEnqueue|useMarkRead)\(/
const DRAFT = /\b(?:useDraft|saveDraft|draftKey)\b/
const FORM = /<(?:form|Form|AccountForm|PostingForm)\b/
const LONG_TEXT = /<(?:LimitedTextArea|TextArea)\b/
const NOTICE = /<(?:NeedsServer|AccountForm)\b/

const read = (path: string) => readFileSync(resolve(CLIENT, path), 'utf8')
const isSender = (path: string) => SENDS.test(read(path).replace(/^import .*$/gm, ''))
const forms = globSync('**/*.tsx', { cwd: CLIENT })
  .filter((path) => !/testing\//.test(path) && FORM.test(read(path)))
  .sort()

// Forms that send nothing themselves. They filter a list, edit a waiting entry, or get their function from another file.
const FORMS_WITHOUT_WRITES = [
  'domain/outbox/edit-entry.tsx',
  'features/accounts/account-form.tsx',
  'features/admin/audit/audit-filter-form.tsx',
  'features/admin/content/search-form.tsx',
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

it('every form sends a write, or is named here as one that sends nothing itself', () => {
  expect(forms.length).toBeGreaterThan(30)
  expect(forms.filter((path) => !isSender(path))).toEqual(FORMS_WITHOUT_WRITES)
})

it('a form uses the outbox, or shows that it needs the server', () => {
  const silent = forms.filter(
    (path) => isSender(path) && !QUEUES.test(read(path)) && !NOTICE.test(read(path)),
  )
  expect(silent).toEqual([])
})

it('a form with a long text stores it as a draft or in the outbox', () => {
  const forgetful = forms.filter(
    (path) =>
      isSender(path) && LONG_TEXT.test(read(path)) && !QUEUES.test(read(path)) && !DRAFT.test(read(path)),
  )
  // The reason in this dialog is one sentence.
  expect(forgetful).toEqual(['features/admin/people/identified-form.tsx'])
})
