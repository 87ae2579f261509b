import { i18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { activateLanguage, loadAllWords } from '#client/platform/words/i18n.ts'
import { BidStateSchema } from '#shared/contract/bids.ts'
import { ModerationStateSchema, PayTypeSchema } from '#shared/contract/choice-schemas.ts'
import { CLOSE_REASONS, DECLINE_REASONS } from '#shared/contract/choices.ts'
import { CompanySchema } from '#shared/contract/companies.ts'
import { CONTACT_STATES } from '#shared/contract/contact-messages.ts'
import { EXPORT_COLUMNS, NESTED_COLUMNS } from '#shared/contract/export-columns.ts'
import type { ExportKind } from '#shared/contract/export-kinds.ts'
import { GROUNDS } from '#shared/contract/grounds.ts'
import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import { NOTIFICATION_KINDS } from '#shared/contract/notification-kinds.ts'
import { CareScopeSchema } from '#shared/contract/pay.ts'
import {
  FamilyStatusSchema,
  LanguageLevelSchema,
  RecognitionSchema,
  SmokingSchema,
  VISIBLE_FIELDS,
} from '#shared/contract/profiles.ts'
import { ReportReasonSchema, ReportStateSchema } from '#shared/contract/reports.ts'
import { PersonTypeSchema, RoleSchema } from '#shared/contract/roles.ts'
import { JOB_CHOICES } from '#shared/contract/vacancy-choices.ts'
import { VatCheckSchema } from '#shared/contract/vat-check.ts'
import { exportPage } from './export-page.ts'
import { CODE_WORDS } from './export-values.ts'
import { PART_WORDS } from './export-words.ts'

const NAMES = { en: 'Place', de: 'Place', ru: 'Place', pl: 'Place' }

/** What a column of each kind may contain. */
const VALUES: { [Kind in ExportKind]: readonly unknown[] } = {
  text: ['Words'],
  list: [['First', 'Second']],
  time: ['2026-11-22T10:00:00+00:00'],
  date: ['2026-11-22'],
  month: ['2026-11-01'],
  money: [1950.5],
  number: [40],
  yes: [true, false],
  language: ['pl', 'de'],
  country: ['DE'],
  names: [NAMES],
  picture: ['data:image/webp;base64,UklGRg=='],
  posting: [{}],
  company: [{}],
  visibility: [Object.fromEntries(VISIBLE_FIELDS.map((field) => [field, true]))],
  role: RoleSchema.options,
  company_role: CompanySchema.shape.my_role.options,
  person_type: PersonTypeSchema.options,
  ground: GROUNDS,
  vat_check: VatCheckSchema.options,
  language_level: LanguageLevelSchema.options,
  recognition: RecognitionSchema.options,
  care_qualification: CareScopeSchema.options,
  family_status: FamilyStatusSchema.options,
  smoking: SmokingSchema.options,
  moderation_state: ModerationStateSchema.options,
  employer_kind: JOB_CHOICES.employer_kind.values,
  employment_type: JOB_CHOICES.employment_type.values,
  shift_pattern: JOB_CHOICES.shift_pattern.values,
  german_level: JOB_CHOICES.german_level.values,
  accommodation: JOB_CHOICES.accommodation.values,
  pay_type: PayTypeSchema.options,
  bid_state: BidStateSchema.options,
  close_reason: CLOSE_REASONS,
  decline_reason: DECLINE_REASONS,
  report_reason: ReportReasonSchema.options,
  report_state: ReportStateSchema.options,
  objection_outcome: ['overturned', 'upheld'],
  notification: NOTIFICATION_KINDS,
  contact_state: CONTACT_STATES,
  action: Object.keys(CODE_WORDS.action ?? {}),
}

/** Rows with a value in every column. Each value of each kind is in one of them. */
function rowsOf(columns: Record<string, ExportKind | null>): Record<string, unknown>[] {
  const valuesOf = (kind: ExportKind | null): readonly unknown[] => {
    if (kind === null) return ['raw_code']
    return kind === 'posting' || kind === 'company' ? rowsOf(NESTED_COLUMNS[kind]) : VALUES[kind]
  }
  const entries = Object.entries(columns).map(([column, kind]) => [column, valuesOf(kind)] as const)
  const count = Math.max(0, ...entries.map(([, values]) => values.length))
  return Array.from({ length: count }, (_, n) =>
    Object.fromEntries(entries.map(([column, values]) => [column, values[n % values.length]])),
  )
}

const SAME_WORDS = [
  'Domain',
  'E-mail',
  'Mini-job',
  'Newsletter',
  'Passkeys',
  'Person',
  'Spam',
  'Status',
  'Text',
  'Website',
]

const EVERYTHING = Object.fromEntries(
  Object.entries(EXPORT_COLUMNS).map(([part, columns]) => [part, rowsOf(columns)]),
)

async function pageIn(language: Language, parts: Record<string, Record<string, unknown>[]>) {
  await activateLanguage(language)
  await loadAllWords(language)
  return exportPage({
    language,
    title: 'Jobmost',
    about: ['Now'],
    parts,
    words: (message) => i18n._(message),
  })
}
const plain = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll(/[\u00a0\u202f]/g, ' ')

describe('the page of exported data', () => {
  it.each(LANGUAGES)('of a full account has neither keys nor codes in %s', async (language) => {
    const html = await pageIn(language, EVERYTHING)
    expect(
      plain(html).match(/\b[a-z]+_[a-z_]+\b|\b(?:true|false|null|undefined)\b|[{}[\]"]|T\d\d:/g),
    ).toBeNull()
    // A label or word without translation would be empty, and English in the other languages.
    expect(html).not.toMatch(/<dt><\/dt>|<h2><\/h2>/)
    const english = new Set(plain(await pageIn('en', EVERYTHING)).split('\n'))
    const same = new Set(
      plain(html)
        .split('\n')
        .filter((line) => line.trim() && english.has(line)),
    )
    // Contents of the test's rows, and words that are the same in two languages.
    const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2']
    for (const line of [
      'Jobmost',
      'Now',
      'Words',
      'Place',
      'First',
      'Second',
      '40',
      ...levels,
      ...SAME_WORDS,
    ])
      same.delete(line)
    if (language !== 'en') expect([...same]).toEqual([])
  })

  it('has a heading for each part that it shows', () => {
    const shown = Object.entries(EXPORT_COLUMNS)
      .filter(([, columns]) => Object.values(columns).some(Boolean))
      .map(([part]) => part)
    expect(shown.filter((part) => !PART_WORDS[part])).toEqual(['changes'])
  })

  it('formats dates, months and amounts, and heads the subject of a message as such', async () => {
    const html = await pageIn('de', {
      messages: [{ subject: 'Bäcker', text: 'Hallo', is_own: true, created_at: '2026-11-22T10:00:00Z' }],
      bids: [{ job: 'Bäcker', pay_amount: 2500, pay_type: 'per_month', state: 'accepted' }],
      experience: [{ position: 'Koch', period_from: '2018-03-01', period_to: '2020-12-01' }],
      languages: [
        { language: 'de', level: 'spoken' },
        { language: 'pl', level: 'of_a_newer_server' },
      ],
    })
    const text = plain(html)
    expect(text).toMatch(/Betreff\n+Bäcker/)
    expect(text).toContain('2.500 €')
    expect(text).toContain('22.11.2026')
    expect(text).toMatch(/\nMärz 2018\n/)
    expect(text).toMatch(/\nDez. 2020\n/)
    expect(text).toContain('Konversationssicher (B1–B2)')
    expect(text).not.toContain('newer_server')
    expect(text).not.toContain('Über mich')
  })

  it('says what became of an objection, and has the labels of the screen for reasons and names', async () => {
    const html = await pageIn('de', {
      passkeys: [{ name: 'Handy' }],
      bids: [{ job: 'Bäcker', decline_reason: 'filled' }],
      objections: [{ title: 'Bäcker', outcome: 'upheld', reason: 'Zu wenig Lohn' }],
      reports: [{ subject_title: 'Bäcker', reason: 'spam', state: 'upheld' }],
    })
    const text = plain(html)
    expect(text).toMatch(/Name des Passkeys\n+Handy/)
    expect(text).toMatch(/Entscheidung\n+Abgelehnt/)
    expect(text).toMatch(/Begründung\n+Zu wenig Lohn/)
    expect(text).toMatch(/Grund\n+Die Stelle ist besetzt/)
    expect(text).toMatch(/Grund\n+Werbung oder Spam/)
    expect(text).toMatch(/Status\n+Berechtigt/)
  })

  it('leaves out empty parts and fields, and columns of a newer server', async () => {
    const html = await pageIn('en', {
      bids: [],
      profile: [{ about: null, preferences: [], country: 'DE', new_column: 'x' }],
    })
    expect(html).not.toMatch(/My bids|About me|new.column/)
    expect(html).toContain('<dt>Country</dt><dd>Germany</dd>')
  })

  it('escapes texts of users', async () => {
    const html = await pageIn('en', {
      bids: [{ text: '<img src=x onerror=alert(1)>' }],
      offers: [{ skills: ['<b>', "'"] }],
    })
    expect(html).not.toMatch(/<img|<b>/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('contains the pictures themselves, and no address that needs a connection', async () => {
    const html = await pageIn('en', {
      account: [{ url_img: 'data:image/webp;base64,UklGRg==', hidden_url_img: '/media/lost.webp' }],
    })
    expect(html.match(/<dt>[^<]*<\/dt><dd><img [^>]*>/g)).toEqual([
      '<dt>Photo</dt><dd><img src="data:image/webp;base64,UklGRg==" alt="">',
    ])
    expect(html).not.toContain('lost.webp')
  })
})
