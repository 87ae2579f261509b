import { describe, expect, it } from 'vitest'
import { engines, useTestApp } from '../testing/test-app.ts'
import { countMail, type StrangersMail } from './mail-share.ts'

describe.each(engines())('mails that strangers cause to one mailbox on %s', (engine) => {
  const test = useTestApp(engine)
  const count = async (kind: StrangersMail) =>
    (await test.db
      .transaction()
      .execute((trx) => countMail(trx, kind, 'Anna@people.example', test.clock()))) === null

  it('are limited to five a day for each kind and ten in all, apart from five for forgotten passwords', async () => {
    for (const kind of ['newsletter', 'report'] as const)
      for (let sent = 0; sent < 6; sent++) expect(await count(kind)).toBe(sent < 5)
    expect(await count('confirm')).toBe(false)
    for (let sent = 0; sent < 6; sent++) expect(await count('forgot')).toBe(sent < 5)
  })
})
