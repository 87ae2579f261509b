import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { auditOf } from '../testing/audit.ts'
import { createCompany, createMember } from '../testing/companies.ts'
import { createUser, type TestUser, withNewSession } from '../testing/people.ts'
import { runTasks } from '../testing/run-tasks.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { domainForPeople, isAtDomain, requireDomain } from './domain-names.ts'

describe('a domain', () => {
  it.each([
    ['Example.DE', 'example.de'],
    ['https://www.example.de/jobs?x=1', 'example.de'],
    ['jobs.example.co.uk', 'jobs.example.co.uk'],
    ['bäckerei.de', 'xn--bckerei-5wa.de'],
  ])('typed as %s is %s', (typed, domain) => {
    expect(requireDomain(typed)).toBe(domain)
  })

  it.each([
    'de',
    'co.uk',
    'localhost',
    '127.0.0.1',
    '[::1]',
    'example.invalid',
    'a b.de',
    'info@example.de',
    'https://user:pass@example.de',
    'example.de:8080',
    `${'a'.repeat(64)}.de`,
  ])('%s is refused', (typed) => {
    expect(() => requireDomain(typed)).toThrow()
  })

  it.each(['gmail.com', 'web.de', 'www.gmx.net', 'T-Online.de', 'yahoo.co.uk', 'mail.ru', 'x.wp.pl'])(
    '%s, a provider of public mail, is refused',
    (typed) => {
      expect(() => requireDomain(typed)).toThrow(
        expect.objectContaining({ fields: { domain: ['public_mail_domain'] } }),
      )
    },
  )

  it('is shown with umlauts, but not with letters that imitate Latin ones', () => {
    expect(domainForPeople('xn--bckerei-5wa.de')).toBe('bäckerei.de')
    expect(domainForPeople(requireDomain('аpple.com'))).toMatch(/^xn--/)
  })

  it.each([
    ['https://example.de/jobs', true],
    ['https://jobs.example.de', true],
    ['https://notexample.de', false],
    ['https://example.de.evil.com', false],
    ['https://evil.com/example.de', false],
    [null, false],
  ])('has the website %s: %s', (website, isAt) => {
    expect(isAtDomain(website, 'example.de')).toBe(isAt)
    expect(isAtDomain(website, null)).toBe(false)
  })
})

describe.each(engines())('the proof of a domain on %s', (engine) => {
  const test = useTestApp(engine)
  let owner: TestUser
  let company: number

  const ask = ({ token }: TestUser, domain = 'bakery.de', mailbox = 'postmaster') =>
    test.call('PUT', '/cabinet/company/domain', { token, body: { domain, mailbox } })
  const prove = ({ token }: TestUser, proof: string) =>
    test.call('PUT', '/cabinet/company/domain/proof', { token, body: { token: proof } })
  const remove = ({ token }: TestUser) => test.call('DELETE', '/cabinet/company/domain', { token })
  const domainOf = async ({ token }: TestUser) =>
    (await test.call('GET', '/cabinet/company', { token })).body.data.domain
  /** The token of the link in the newest mail to a mailbox. */
  const mailedToken = async (to: string): Promise<string> => {
    await runTasks(test, 'mail-company-domain')
    const mail = test.mails.findLast((sent) => sent.to === to)
    return /#domain=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  beforeEach(async () => {
    owner = await createUser(test, { role: 'boss' })
    company = await createCompany(test, owner, 'Bäckerei Müller')
  })

  it('is a link in a mail to a mailbox of the domain, which quotes no name of the company', async () => {
    expect((await ask(owner)).body.data.domain).toEqual({
      name: 'bakery.de',
      mailbox: 'postmaster@bakery.de',
      verified_at: null,
    })
    const token = await mailedToken('postmaster@bakery.de')
    expect(test.mails.at(-1)?.text).not.toContain('Müller')
    const proved = { name: 'bakery.de', mailbox: null, verified_at: test.clock().toISOString() }
    expect((await prove(owner, token)).body.data.domain).toEqual(proved)
    expect(await domainOf(owner)).toEqual(proved)
    expect((await prove(owner, token)).status).toBe(422)
    expect(await domainOf(owner)).toEqual(proved)
  })

  it('refuses other mailboxes, which employees may have', async () => {
    expect((await ask(owner, 'bakery.de', 'info')).status).toBe(422)
    expect((await ask(owner, 'gmail.com')).body.errors).toEqual({
      domain: ['Anyone can get an address from this provider. Please enter the company’s own domain.'],
    })
  })

  it('is done by owners of that company alone', async () => {
    const recruiter = await createMember(test, company, 'recruiter')
    const second = await createMember(test, company, 'owner')
    const other = await createUser(test, { role: 'boss' })
    await createCompany(test, other)
    const stranger = await createUser(test, { role: 'boss' })
    expect([(await ask(recruiter)).status, (await ask(stranger)).status]).toEqual([403, 404])
    await ask(owner)
    const token = await mailedToken('postmaster@bakery.de')
    const statuses = await Promise.all(
      [recruiter, other, stranger].map(async (user) => (await prove(user, token)).status),
    )
    expect(statuses).toEqual([403, 422, 404])
    expect([(await domainOf(owner)).verified_at, await domainOf(other)]).toEqual([null, null])
    expect((await prove(second, token)).status).toBe(200)
    expect([(await remove(recruiter)).status, (await remove(other)).status]).toEqual([403, 404])
    expect((await remove(owner)).status).toBe(204)
    expect(await domainOf(owner)).toBeNull()
  })

  it('is lost when the domain changes, and an older link does nothing', async () => {
    await ask(owner)
    const old = await mailedToken('postmaster@bakery.de')
    await ask(owner, 'other.de', 'webmaster')
    expect((await prove(owner, old)).status).toBe(422)
    await prove(owner, await mailedToken('webmaster@other.de'))
    expect((await ask(owner)).body.data.domain.verified_at).toBeNull()
  })

  it('ends after three days', async () => {
    await ask(owner)
    const token = await mailedToken('postmaster@bakery.de')
    test.clock.advance(3 * DAY_MS)
    const again = await withNewSession(test, owner, 'boss')
    expect((await prove(again, token)).status).toBe(422)
    expect(await domainOf(again)).toBeNull()
  })

  it('needs a confirmed address', async () => {
    await test.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', owner.id).execute()
    expect((await ask(owner)).body.code).toBe('email_unconfirmed')
  })

  it('may be repeated by another company: branches share a domain', async () => {
    const branch = await createUser(test, { role: 'boss' })
    await createCompany(test, branch)
    for (const user of [owner, branch]) {
      await ask(user)
      expect((await prove(user, await mailedToken('postmaster@bakery.de'))).status).toBe(200)
    }
    expect((await domainOf(owner)).verified_at).not.toBeNull()
  })

  it('ends when another domain is asked for, which the audit log records', async () => {
    const actions = async () => (await auditOf(test, 'company', company)).map(({ action }) => action)
    await ask(owner)
    await ask(owner)
    expect(await actions()).toEqual([])
    await prove(owner, await mailedToken('postmaster@bakery.de'))
    await ask(owner, 'other.de')
    await ask(owner, 'third.de')
    expect(await actions()).toEqual(['company.domain_verified', 'company.domain_removed'])
  })

  it('is asked for five times a day by one account, which leaves the domain to its owner', async () => {
    const domains = ['a.de', 'b.de', 'c.de', 'd.de', 'e.de', 'f.de']
    const statuses: number[] = []
    for (const domain of domains) statuses.push((await ask(owner, domain)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const employer = async () => {
      const user = await createUser(test, { role: 'boss' })
      await createCompany(test, user)
      return user
    }
    const attacker = await employer()
    for (let n = 0; n < 6; n++) expect((await ask(attacker, 'shared.de')).status).toBe(n < 5 ? 200 : 429)
    expect((await ask(await employer(), 'shared.de')).status).toBe(200)
  })
})
