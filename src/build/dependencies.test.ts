import { describe, expect, it } from 'vitest'
import { type Dependency, dependenciesOf, isAllowed, ownProblems, problemsOf } from './dependencies.ts'

describe('the dependencies', () => {
  it('are as recorded, hashed, of allowed licences, and run no scripts; after a review: npm run record:dependencies', () => {
    expect(ownProblems()).toEqual([])
  })

  it('are each version once, at any depth', () => {
    const entry = { version: '1.0.0', license: 'MIT', integrity: 'x' }
    const packages = {
      '': { version: '0.1.0' },
      'node_modules/a': entry,
      'node_modules/b/node_modules/a': entry,
      'node_modules/@x/c': { ...entry, hasInstallScript: true },
      'node_modules/linked': { ...entry, link: true },
    }
    expect(dependenciesOf({ packages }).map(({ id }) => id)).toEqual(['@x/c@1.0.0', 'a@1.0.0'])
  })

  const good: Dependency = {
    id: '@x/a@1.0.0',
    licence: 'MIT',
    integrity: `sha512-${'a'.repeat(86)}==`,
    hasInstallScript: false,
  }
  it.each([
    ['a licence that is not allowed', { licence: 'AGPL-3.0-only' }, { '@x/a@1.0.0': 'AGPL-3.0-only' }],
    ['a changed licence', { licence: 'ISC' }, { '@x/a@1.0.0': 'MIT' }],
    ['a new version', { id: '@x/a@1.0.1' }, { '@x/a@1.0.1': undefined }],
    ['one that has gone', {}, { '@x/a@1.0.0': 'MIT', 'b@1.0.0': 'MIT' }],
    ['a weak hash', { integrity: 'sha1-x' }, { '@x/a@1.0.0': 'MIT' }],
    ['no hash', { integrity: '' }, { '@x/a@1.0.0': 'MIT' }],
    ['an install script', { hasInstallScript: true }, { '@x/a@1.0.0': 'MIT' }],
  ])('%s is a problem', (_, change, record) => {
    const accepted = record as Record<string, string>
    expect(problemsOf([{ ...good, ...change }], ['node'], accepted)).toHaveLength(1)
    expect(problemsOf([good], [], { '@x/a@1.0.0': 'MIT' })).toEqual([])
  })

  it.each([
    ['(MIT OR CC0-1.0)', true],
    ['MIT OR GPL-3.0-only', true],
    ['Apache-2.0 AND LGPL-3.0-or-later', true],
    ['MIT AND GPL-3.0-only', false],
    ['none named', false],
  ])('%s is allowed: %s', (expression, allowed) => expect(isAllowed(expression)).toBe(allowed))
})
