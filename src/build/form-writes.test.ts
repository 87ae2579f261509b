import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

// What forms do without a connection. What happens to each request is in src/docs/writes.md, whose table
// client/platform/outbox/writes-table.test.ts derives and checks.
const CLIENT = resolve(import.meta.dirname, '../client')

// Calls that send a write, or add one to the outbox.
const SENDS =
  /\b(?:apiSend|enqueue|useMutation|useSend|useSave|useFormSubmit|useOwnerForm|useCompanyDraft|useContentDraft|useSettingsChanges|submitEntry|useSubmit|useEnqueue)(?:<[^>]*>)?\(/
const QUEUES = /\b(?:enqueue|submitEntry|useSubmit|useEnqueue)\(/
const DRAFT =
  /\b(?:useDraft|useBidDraft|useCompanyDraft|useContentDraft|useSettingsChanges|useProfileChanges|useStatementDraft)\b/
const FORM = /<(?:form|Form|AccountForm|PostingForm)\b/
// A draft whose first or new value names a secret.
const SECRET_DRAFT = /\b(?:useDraft(?:<[^(]*>)?|setDraft)\([^)]*(?:password|code|token|proof)/i
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
  'features/admin/people/search-form.tsx',
  'features/admin/text-search.tsx',
  'features/conversations/waiting-message.tsx',
  'features/find/list/keyword-bar.tsx',
  'features/find/panel/filter-panel.tsx',
  'features/find/search/search-block.tsx',
  'features/newsletter/subscribe.tsx',
  'features/postings/offers/offer-form.tsx',
  'features/postings/vacancies/vacancy-filters.tsx',
  'features/postings/vacancies/vacancy-form.tsx',
  'features/profiles/own/entry-form.tsx',
  'features/profiles/own/profile-form.tsx',
  'ui/form.tsx',
]

// Forms that a reload empties, with the reason.
const FORMS_WITHOUT_DRAFT: Record<string, string> = {
  'features/accounts/change-password-form.tsx': 'passwords only',
  'features/accounts/deletion-form.tsx': 'a password and a code',
  'features/accounts/export-form.tsx': 'a password and two choices',
  'features/accounts/second-factor/password-form.tsx':
    'a password; other fields belong to the form’s user, who keeps them',
  'features/accounts/second-factor/totp-setup-form.tsx': 'a code only',
  'features/accounts/second-step.tsx': 'a code only',
  'features/find/saved/change-notify.tsx': 'one choice, nothing is typed',
}

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

it('a form keeps what was typed on the device until it is sent, or is named here with the reason', () => {
  const forgetful = forms.filter((path) => isSender(path) && !DRAFT.test(read(path)))
  expect(forgetful).toEqual(Object.keys(FORMS_WITHOUT_DRAFT))
})

it('no form keeps a password, a code or a token on the device', () => {
  const careless = forms.filter((path) => SECRET_DRAFT.test(read(path)))
  expect(careless).toEqual([])
})
