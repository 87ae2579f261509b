import { expect, it, vi } from 'vitest'
import { submitInTurn } from './submit-in-turn.ts'

const entries = [1, 2, 3].map((id) => ({ kind: 'vacancy-closing', label: 'Baker', body: { id } }) as const)
const idsOf = (calls: (typeof entries)[number][][]) => calls.map(([entry]) => entry?.body.id)

it('waits for the first attempt only when there is no connection', async () => {
  const submit = vi.fn().mockResolvedValueOnce('sent').mockResolvedValue('waiting')
  const store = vi.fn().mockResolvedValue(null)
  const next = submitInTurn(submit, store)
  const results: string[] = []
  for (const entry of entries) results.push(await next(entry))
  expect(results).toEqual(['sent', 'waiting', 'waiting'])
  expect([idsOf(submit.mock.calls), idsOf(store.mock.calls)]).toEqual([[1, 2], [3]])
})
