import { expect, test } from 'vitest'
import { makeEntry } from '../../testing/entries.ts'
import type { Caller } from './base/caller.ts'
import { kinds } from './bid-withdrawal.ts'

/** Sends the withdrawal of a person whose only bid for the job has the id 7. @returns what was deleted */
async function withdraw(body: { rateId?: number; except?: number }): Promise<string[]> {
  const deleted: string[] = []
  const call: Caller = {
    get: async () => ({ data: [{ id: 7, job: { slug: 'a' } }] }) as never,
    async send(_method, path) {
      deleted.push(path)
    },
  }
  await kinds['bid-withdrawal'].send({ id: 'x', userId: 1, body: { slug: 'a', ...body } }, call)
  return deleted
}

test('a withdrawal without an id finds the bid, but not the one that a discarded bid was to replace', async () => {
  expect(await withdraw({})).toEqual(['/rates/7'])
  expect(await withdraw({ except: 6 })).toEqual(['/rates/7'])
  expect(await withdraw({ except: 7 })).toEqual([])
  expect(await withdraw({ rateId: 7, except: 7 })).toEqual(['/rates/7'])
})

test('an accepted withdrawal leaves the list of active bids at once', () => {
  const bid = (id: number, slug: string, state = 'sent') => ({ id, state, job: { slug } })
  const after = (body: { rateId?: number; except?: number }, list: unknown) =>
    kinds['bid-withdrawal']
      .cacheChanges?.(makeEntry({ body: { slug: 'a', ...body } }) as never, undefined)
      .filter(({ queryKey }) => queryKey.join().startsWith('own-bids,1,en'))
      .reduce((data, { change }) => change(data), list)
  const list = [bid(8, 'b'), bid(7, 'a'), bid(6, 'a', 'declined')]
  expect(after({}, list)).toEqual([bid(8, 'b'), bid(6, 'a', 'declined')])
  expect(after({ rateId: 6 }, list)).toEqual([bid(8, 'b'), bid(7, 'a')])
  expect(after({ except: 7 }, list)).toEqual([bid(8, 'b'), bid(7, 'a')])
})
