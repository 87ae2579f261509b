import { expect, it } from 'vitest'
import { createStatementNames } from './prepared-client.ts'

const statementName = createStatementNames()
const third = (text: string) => [1, 2, 3].map(() => statementName(text)).at(-1)

it('a repeated statement is prepared, under one name for all connections', () => {
  const text = 'select a from prepared_once where id = $1'
  expect([statementName(text), statementName(text)]).toEqual([null, null])
  const name = statementName(text)
  expect(name).toMatch(/^s\d+$/)
  expect(statementName(text)).toBe(name)
  expect(third('select b from prepared_once where id = $1')).not.toBe(name)
})

it('a statement that selects all columns is not prepared, because a new column would break it', () => {
  expect(third('select * from users where id = $1')).toBeNull()
  expect(third('select "users".* from "users" where id = $1')).toBeNull()
  expect(third('insert into bids (id) values ($1) returning *')).toBeNull()
  expect(third('select count(*) as counted from users where id = $1')).not.toBeNull()
})

it('the least recently used statement is evicted, and its name is not reused', () => {
  const nameOf = createStatementNames()
  const prepare = (text: string) => [1, 2, 3].map(() => nameOf(text)).at(-1)
  const [first, second] = [prepare('select first where id = $1'), prepare('select second where id = $1')]
  const names = new Set([first, second])
  for (let i = 0; i < 299; i++) {
    expect(nameOf('select second where id = $1')).toBe(second)
    names.add(prepare(`select other_${i} where id = $1`))
  }
  expect(nameOf('select second where id = $1')).toBe(second)
  expect(nameOf('select first where id = $1')).toBeNull()
  names.add(prepare('select first where id = $1'))
  expect(names.size).toBe(302)
})

it('a search is not prepared, because its best plan depends on its values', () => {
  expect(third('select id from search_jobs where city_id = any($1::int[])')).toBeNull()
})
