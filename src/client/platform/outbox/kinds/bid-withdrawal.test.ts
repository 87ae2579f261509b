import { expect, test } from 'vitest'
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
