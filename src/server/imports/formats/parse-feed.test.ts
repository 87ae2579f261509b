import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IMPORT_COLUMNS, MAX_FEED_ROWS } from '#shared/contract/import-columns.ts'
import { hasEnded, UnreadableFeedError } from './feed-row.ts'
import { htmlToText } from './html-to-text.ts'
import { parseFeed } from './parse-feed.ts'

const read = (text: string) => parseFeed(Buffer.from(text))
const problemOf = (bytes: Uint8Array | string): string => {
  try {
    parseFeed(Buffer.from(bytes as string))
    return 'none'
  } catch (error) {
    if (error instanceof UnreadableFeedError) return error.problem
    throw error
  }
}
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
const xmlText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const page = (...blocks: unknown[]) =>
  `<!doctype html><html><head>${blocks
    .map((block) => `<script type="application/ld+json">${JSON.stringify(block)}</script>`)
    .join('')}</head></html>`

describe('a CSV file', () => {
  it('is read as it was written, with any separator, line end and order of columns', () => {
    const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => text.trim())
    const row = fc.record({ external_id: value, title: value, description: value })
    fc.assert(
      fc.property(
        fc.array(row, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        fc.shuffledSubarray(['external_id', 'title', 'description'] as const, { minLength: 3 }),
        (rows, sign, end, columns) => {
          const filled = rows.filter((one) => columns.some((name) => one[name] !== ''))
          fc.pre(filled.length > 0)
          const text = [
            columns.join(sign),
            ...rows.map((one) => columns.map((name) => cell(one[name])).join(sign)),
          ]
          const found = read(text.join(end)).rows.map(({ externalId, fields }) => ({ externalId, ...fields }))
          expect(found).toEqual(
            filled.map(({ external_id, title, description }) => ({
              externalId: external_id,
              ...(title && { title }),
              ...(description && { description }),
            })),
          )
        },
      ),
      { numRuns: 200 },
    )
  })

  it('has every column of the template, and ignores others', () => {
    const text = `\ufeff${['note', ...IMPORT_COLUMNS].join(';')}\n${['x', ...IMPORT_COLUMNS].join(';')}\n`
    const { format, rows } = read(text)
    expect(format).toBe('csv')
    expect(rows).toMatchObject([
      {
        externalId: 'external_id',
        line: 2,
        fields: Object.fromEntries(IMPORT_COLUMNS.slice(1).map((name) => [name, name])),
      },
    ])
  })

  it('may end its rows in different ways, as after an editor of another system', () => {
    expect(read('external_id,title\r\n7,Baker\r\n8,Cook\n9,"Chef\nor cook"\n').rows).toMatchObject([
      { externalId: '7', line: 2, fields: { title: 'Baker' } },
      { externalId: '8', line: 3, fields: { title: 'Cook' } },
      { externalId: '9', fields: { title: 'Chef\nor cook' } },
    ])
  })

  it('may omit the last fields of a row', () => {
    expect(read('external_id,title,city\n7,Baker\n').rows).toMatchObject([
      { externalId: '7', line: 2, fields: { title: 'Baker' } },
    ])
  })
})

describe('an XML feed', () => {
  const text = fc
    .string({ unit: 'grapheme', maxLength: 30 })
    .map((one) => one.replace(/[^\P{C}\n]/gu, '').trim())

  it.each([
    [
      'indeed',
      (id: string, title: string) =>
        `<source><job><referencenumber>${id}</referencenumber><title>${title}</title></job></source>`,
    ],
    [
      'recruitee',
      (id: string, title: string) =>
        `<jobs><job><reference>${id}</reference><title>${title}</title></job></jobs>`,
    ],
    [
      'personio',
      (id: string, title: string) =>
        `<workzag-jobs><position><id>${id}</id><name>${title}</name></position></workzag-jobs>`,
    ],
  ] as const)('of %s gives back its texts', (format, write) => {
    fc.assert(
      fc.property(text, text, (id, title) => {
        const found = read(write(xmlText(id), xmlText(title)))
        expect(found).toEqual({ format, rows: [{ externalId: id, line: 1, fields: title ? { title } : {} }] })
      }),
    )
  })

  it('of Personio has its description as text below its headings', () => {
    const job = `<position><id>007</id><office>Berlin</office><name>Baker</name><schedule>part-time</schedule>
      <jobDescriptions><jobDescription><name>Tasks</name><value><![CDATA[<ul><li>Bake &amp; sell</li><li>Clean</li></ul><script>x</script>]]></value></jobDescription>
      <jobDescription><name>We offer</name><value><![CDATA[<p>Bread</p>]]></value></jobDescription></jobDescriptions></position>`
    expect(read(`<?xml version="1.0"?><workzag-jobs>${job}${job}</workzag-jobs>`).rows[1]).toEqual({
      externalId: '007',
      line: 2,
      fields: {
        title: 'Baker',
        city: 'Berlin',
        employment_type: 'part_time',
        description: 'Tasks\n– Bake & sell\n– Clean\n\nWe offer\nBread',
      },
    })
  })
})

describe('a page', () => {
  it('has its JobPostings in lists and graphs, with their pay', () => {
    const posting = {
      '@type': 'JobPosting',
      identifier: { '@type': 'PropertyValue', value: 12 },
      title: 'Baker',
      employmentType: ['OTHER', 'PART_TIME'],
      hiringOrganization: { name: 'Müller' },
      jobLocation: [{ address: { addressLocality: 'Berlin', postalCode: '10115' } }],
      baseSalary: { value: { minValue: 15.5, maxValue: 18, unitText: 'HOUR' } },
      description: '<p>Night work</p>',
    }
    const { format, rows } = read(
      page({ '@type': 'WebSite' }, { '@graph': [posting] }, [{ ...posting, identifier: 'b' }]),
    )
    expect(format).toBe('json-ld')
    expect(rows.map(({ externalId }) => externalId)).toEqual(['12', 'b'])
    expect(rows[0]?.fields).toEqual({
      title: 'Baker',
      company_name: 'Müller',
      city: 'Berlin',
      postal_code: '10115',
      employment_type: 'part_time',
      pay_type: 'per_hour',
      pay_amount: '15.5',
      pay_max: '18',
      description: 'Night work',
    })
  })
})

describe('a JobPosting', () => {
  const isOver = (validThrough: unknown) => {
    const [row = {}] = read(
      page({ '@type': 'JobPosting', identifier: 'a', title: 'Baker', validThrough }),
    ).rows
    return hasEnded(row, new Date('2026-11-30T23:30:00Z'))
  }

  it('is over after its last day in Germany, or its last time', () => {
    for (const past of ['2026-11-29', '2026-11-30', '2026-12-01T00:30:00+01:00', '2026-11-30T23:29:59Z'])
      expect([past, isOver(past)]).toEqual([past, true])
    for (const other of [
      '2026-12-01',
      '2026-11-30T23:31Z',
      '11.12.2026',
      '2026',
      'until spring',
      '',
      12,
      undefined,
    ])
      expect([other, isOver(other)]).toEqual([other, false])
  })
})

describe('a vacancy of Indeed', () => {
  const isOver = (end: string) => {
    const [row = {}] = read(`<source><job><referencenumber>a</referencenumber>${end}</job></source>`).rows
    return hasEnded(row, new Date('2026-11-30T23:30:00Z'))
  }

  it('is over after its expirationdate', () => {
    for (const [end, expected] of [
      ['2026-11-30', true],
      ['2026-12-01', false],
      ['2026-11-30T23:29:59Z', true],
      ['2026-11-30T23:31:00Z', false],
      ['Mon, 30 Nov 2026 23:29:59 GMT', true],
      ['Mon, 30 Nov 2026 23:31:00 GMT', false],
      // Which of the numbers is the day, or which zone the time has, is not said.
      ['10/11/2026', false],
      ['11.10.2026', false],
      ['Mon, 30 Nov 2026 10:00:00', false],
      ['', false],
    ] as const)
      expect([end, isOver(`<expirationdate><![CDATA[ ${end} ]]></expirationdate>`)]).toEqual([end, expected])
    expect(isOver('')).toBe(false)
  })
})

describe('the pay of a JobPosting', () => {
  const payOf = (baseSalary: unknown) => {
    const posting = { '@type': 'JobPosting', identifier: 'a', title: 'Baker', baseSalary }
    const { pay_type, pay_amount, pay_max } = read(page(posting)).rows[0]?.fields ?? {}
    return [pay_type, pay_amount, pay_max]
  }
  const amount = (unitText: unknown, currency?: string) => ({
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', minValue: 42_000, maxValue: '50.000,00', unitText },
  })

  it('is the twelfth part by month of what a year brings', () => {
    expect(payOf(amount('YEAR', 'EUR'))).toEqual(['per_month', '3500', '4166.67'])
  })

  it('has at most two decimals, so that three are not read as thousands', () => {
    expect(payOf({ value: { value: 3541.667, unitText: 'MONTH' } })).toEqual([
      'per_month',
      '3541.67',
      undefined,
    ])
  })

  it('is left out for a week, a day and in another currency: the defaults of the source would make it pay by the hour', () => {
    for (const other of [amount('WEEK'), amount('DAY'), amount('MONTH', 'CHF')])
      expect(payOf(other)).toEqual([undefined, undefined, undefined])
  })

  it('is for what the source says when it has no unit, or an unreadable one', () => {
    for (const unit of [undefined, '', { toString: 1 }])
      expect(payOf(amount(unit))).toEqual([undefined, '42000', '50000'])
    expect(payOf({ value: 18 })).toEqual([undefined, '18', undefined])
  })
})

describe('a feed that cannot be read', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE z [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><source><job><title>&b;</title></job></source>`

  it.each<[string, Uint8Array | string, string]>([
    ['nothing', '', 'feed_empty'],
    ['only a header', 'external_id,title\n', 'feed_empty'],
    ['an emptied feed', '<source></source>', 'feed_empty'],
    ['Latin-1', Buffer.from('external_id,title\n1,Bäcker\n', 'latin1'), 'feed_encoding'],
    ['UTF-16', Buffer.from('\ufeffexternal_id,title\n1,Bäcker\n', 'utf16le'), 'feed_encoding'],
    ['an open quote', 'external_id,title\n1,"Baker\n', 'feed_unreadable'],
    ['other columns', 'id,name\n1,Baker\n', 'feed_header'],
    ['an XML bomb', bomb, 'feed_unreadable'],
    ['an external entity', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><source/>', 'feed_unreadable'],
    ['XML that ends early', '<source><job><title>Baker</title></job>', 'feed_unreadable'],
    ['deep XML', `${'<a>'.repeat(1000)}${'</a>'.repeat(1000)}`, 'feed_unreadable'],
    ['another XML', '<rss><channel/></rss>', 'feed_unknown'],
    ['a page without jobs', page({ '@type': 'WebSite' }), 'feed_unknown'],
    ['too many rows', `external_id,title\n${'1,x\n'.repeat(MAX_FEED_ROWS + 1)}`, 'feed_too_many'],
  ])('says so for %s', (_, bytes, problem) => {
    expect(problemOf(bytes)).toBe(problem)
  })

  it('causes no other error, whatever the bytes', () => {
    const start = fc.constantFrom(
      '',
      '<',
      '<source><job>',
      '<html><script type="application/ld+json">[',
      'external_id,title\n',
    )
    fc.assert(
      fc.property(start, fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (before, rest) => {
        problemOf(before + rest)
      }),
      { numRuns: 200 },
    )
    fc.assert(fc.property(fc.uint8Array(), (bytes) => void problemOf(bytes)))
  })
})

describe('HTML as text', () => {
  it('has no tags left', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', '/', 'p', 'li', ' ', 'a', '&', ';') }),
        (html) => {
          expect(htmlToText(`<p>${html}</p>`)).not.toContain('</p>')
        },
      ),
    )
  })
})
