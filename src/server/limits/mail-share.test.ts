import { describe, expect, it } from 'vitest'
import { engines, useTestApp } from '../testing/test-app.ts'
import {
  type AwaitedMail,
  countAwaitedMail,
  countMail,
  type RequestedMail,
  requireRequestedMail,
  type StrangersMail,
} from './mail-share.ts'

const EMAIL = 'Anna@people.example'

describe.each(engines())('mails that strangers cause to one mailbox on %s', (engine) => {
  const test = useTestApp(engine)
  const count = async (kind: StrangersMail) =>
    (await test.db.transaction().execute((trx) => countMail(trx, kind, EMAIL, test.clock()))) === null
  const countAwaited = async (kind: AwaitedMail, network: string | null) =>
    (await test.db
      .transaction()
      .execute((trx) => countAwaitedMail(trx, kind, { email: EMAIL, network }, test.clock()))) === null
  const request = (kind: RequestedMail, accountId: number) =>
    test.db
      .transaction()
      .execute((trx) => requireRequestedMail(trx, kind, { email: EMAIL, accountId }, test.clock()))
      .then(() => true)
      .catch(() => false)

  it('are limited to five a day for each kind and ten in all', async () => {
    for (const kind of ['newsletter', 'report'] as const)
      for (let sent = 0; sent < 6; sent++) expect(await count(kind)).toBe(sent < 5)
    expect(await count('registered')).toBe(false)
  })

  it('those that the owner waits for are limited apart: five a day for each network, forty in all, the first of each two hundred, five for known devices', async () => {
    for (const kind of ['confirm', 'forgot'] as const) {
      const all = async (network: string) => {
        let sent = 0
        while (await countAwaited(kind, network)) sent++
        return sent
      }
      for (let network = 0; network < 8; network++) expect(await all(`198.51.100.${network}`)).toBe(5)
      for (let network = 8; network < 168; network++)
        expect(await countAwaited(kind, `198.51.100.${network}`)).toBe(true)
      expect(await countAwaited(kind, '198.51.100.100')).toBe(false)
      expect(await countAwaited(kind, '203.0.113.1')).toBe(false)
      for (let sent = 0; sent < 6; sent++) expect(await countAwaited(kind, null)).toBe(sent < 5)
    }
  })

  it('those that an account asks for are limited for each account, so that others do not use them up', async () => {
    for (const kind of ['change', 'company'] as const) {
      for (let account = 1; account <= 8; account++)
        for (let sent = 0; sent < 6; sent++) expect(await request(kind, account)).toBe(sent < 5)
      // The owner's first one, after strangers have used up forty.
      expect(await request(kind, 100)).toBe(true)
      expect(await request(kind, 100)).toBe(false)
    }
  })
})
