import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type NodePath, parseSync, traverse, type types } from '@babel/core'
import { checkSync } from 'recheck'
import { describe, expect, it } from 'vitest'

const SRC = resolve(import.meta.dirname, '..')
// These parse our own files, at the start or in the build, never input from requests.
const OWN_INPUT = [
  /^server\/(?:seed\/|geography\/make-|db\/migrate\.ts$)/,
  /^server\/pages\/document\/(?:shell|symbols)\.ts$/,
]

type Literal = { file: string; pattern: string; flags: string }
/** `built`: the files' calls of `RegExp`, whose patterns this test cannot see. */
type Regexes = { literals: Literal[]; built: string[] }

function regexesOf(file: string): Regexes {
  const ast = parseSync(readFileSync(join(SRC, file), 'utf8'), {
    configFile: false,
    babelrc: false,
    sourceType: 'module',
    parserOpts: { plugins: ['typescript'] },
  })
  if (!ast) throw new Error(`${file} cannot be parsed`)
  const found: Regexes = { literals: [], built: [] }
  const note = ({ node: { callee } }: NodePath<types.CallExpression | types.NewExpression>) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') found.built.push(file)
  }
  traverse(ast, {
    RegExpLiteral: ({ node: { pattern, flags } }) => void found.literals.push({ file, pattern, flags }),
    NewExpression: note,
    CallExpression: note,
  })
  return found
}

const regexes = ['server', 'shared']
  .flatMap((folder) => readdirSync(join(SRC, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.ts$/.test(entry.name))
  .map((entry) => relative(SRC, join(entry.parentPath, entry.name)))
  .filter((file) => !file.includes('/testing/') && !OWN_INPUT.some((own) => own.test(file)))
  .map(regexesOf)
const literals = regexes
  .flatMap((found) => found.literals)
  // The time of a regex without repetition does not depend on the input's length.
  .filter(({ pattern }) => /[*+]|\{\d+,/.test(pattern))

/** The problem of a regex, or null if its time is linear in the length of the input. */
function problemOf({ file, pattern, flags }: Literal): string | null {
  const found = checkSync(pattern, flags, { checker: 'automaton', timeout: 50_000 })
  if (found.status === 'safe') return null
  const why = 'complexity' in found ? found.complexity.summary : 'cannot be judged'
  return `${file}: /${pattern}/${flags} ${why}`
}

describe('the regexes of server and shared', () => {
  it('take linear time: one long request must not block the others', { timeout: 120_000 }, () => {
    expect(literals.length).toBeGreaterThan(50)
    expect(literals.map(problemOf).filter(Boolean)).toEqual([])
  })

  it('are literals, because the check cannot see others', () => {
    expect(regexes.flatMap(({ built }) => built)).toEqual([])
  })

  it('are reported when quadratic, such as a match of trailing slashes', () => {
    expect(problemOf({ file: 'x', pattern: '\\/+$', flags: '' })).toContain('2nd degree polynomial')
  })
})
