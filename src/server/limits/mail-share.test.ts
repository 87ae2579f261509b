import { describe, expect, it } from 'vitest'
import { engines, useTestApp } from '../testing/test-app.ts'
import { type AwaitedMail, countAwaitedMail, countMail, type StrangersMail } from './mail-share.ts'

const EMAIL = 'Anna@people.example'

describe.each(engines())('mails that strangers cause to one mailbox on %s', (engine) => {
  const test = useTestApp(engine)
  const count = async (kind: StrangersMail) =>
    (await test.db.transaction().execute((trx) => countMail(trx, kind, EMAIL, test.clock()))) === null
  const countAwaited = async (kind: AwaitedMail, network: string | null) =>
    (await test.db
      .transaction()
      .execute((trx) => countAwaitedMail(trx, kind, { email: EMAIL, network }, test.clock()))) === null

  it('are limited to five a day for each kind and ten in all', async () => {
    for (const kind of ['newsletter', 'report'] as const)
      for (let sent = 0; sent < 6; sent++) expect(await count(kind)).toBe(sent < 5)
    expect(await count('change')).toBe(false)
  })

  it('those that the owner waits for are limited apart: five a day for each network, forty in all, five for known devices', async () => {
    for (const kind of ['confirm', 'forgot'] as const) {
      for (let network = 0; network < 8; network++)
        for (let sent = 0; sent < 6; sent++)
          expect(await countAwaited(kind, `198.51.100.${network}`)).toBe(sent < 5)
      expect(await countAwaited(kind, '203.0.113.1')).toBe(false)
      for (let sent = 0; sent < 6; sent++) expect(await countAwaited(kind, null)).toBe(sent < 5)
    }
  })
})
