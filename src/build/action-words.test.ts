import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ACTION_GROUPS, ACTION_WORDS } from '#client/domain/action-words.ts'

const ACTION = /\baction: '(\w+\.\w+)'/g

it('the audit log has words and a filter for each action that the server records', () => {
  const recorded = globSync('src/server/**/*.ts', { exclude: ['**/*.test.ts', '**/testing/**'] }).flatMap(
    (path) => [...readFileSync(path, 'utf8').matchAll(ACTION)].map(([, action = '']) => action),
  )
  expect(recorded.length).toBeGreaterThan(20)
  for (const action of recorded) {
    expect(ACTION_WORDS).toHaveProperty([action])
    expect(ACTION_GROUPS).toHaveProperty(action.split('.')[0] ?? '')
  }
})
