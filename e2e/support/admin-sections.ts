import { readFileSync } from 'node:fs'
import type { StaffRight } from '../../src/shared/rules/staff-rights.ts'
import { type Api, VACANCY } from './api.ts'

// The labels need the build's macros, so the file is read as text.
const SOURCE = new URL('../../src/client/features/admin/sections.ts', import.meta.url)
const RECORDS = /'\/\$lang\/admin\/?(.*)': \{\s*label: msg`(.+)`,\s*right: '(\w+)'/g

/** The sections of the administration as their records name them: part of the address, label and right. */
export const SECTIONS = [...readFileSync(SOURCE, 'utf8').matchAll(RECORDS)].map(
  ([, path = '', label = '', right]) => ({ path, label, right: right as StaffRight }),
)

/** The languages of the walks over the administration: the longest words, and another script. */
export const WALKED_LANGUAGES = ['de', 'ru'] as const

/** Makes a vacancy, a report and a message that wait, and returns the addresses of all sections and of pages inside them. */
export async function prepareAdminPages(api: Api): Promise<string[]> {
  const boss = await api.logIn('boss')
  const title = 'Straßenbahnfahrerin oder Omnibusfahrer (m/w/d)'
  const { id } = await api.createJob(title)
  // The same text again is shown as similar, and the money as a risk.
  const description = `${VACANCY.description} Bitte überweisen Sie vorab 50 Euro. WhatsApp: +48 600 700 800.`
  await api.call('POST', '/cabinet/vacancies', boss, { ...VACANCY, title, description })
  const report = { type: 'job', id, reason: 'fraud', text: 'They want my papers and money first.' }
  await api.call('POST', '/reports', await api.logIn('worker'), report)
  const sender = { name: 'Krystyna Wiśniewska-Brzęczyszczykiewicz', email: 'krystyna@people.example' }
  await api.call('POST', '/addMessage', undefined, { ...sender, description: 'Where is my bid?' })
  const admin = await api.logIn('admin')
  const { data } = await api.call<{ data: { id: number } }>('GET', '/cabinet/user-role', boss)
  const item = await api.call<{ data: { id: number }[] }>('GET', '/admin/blog', admin)
  return [
    ...SECTIONS.map(({ path }) => (path ? `admin/${path}` : 'admin')),
    `admin/vacancies?state=approved&only=${id}`,
    'admin/mails?state=sent',
    'admin/users?q=jobmost.example',
    `admin/users/${data.id}`,
    'admin/content/blog',
    'admin/content/blog/new',
    `admin/content/blog/${item.data[0]?.id}`,
    'admin/content/faq',
  ]
}
