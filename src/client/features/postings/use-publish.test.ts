import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { publishOptions } from './use-publish.ts'

type Posting = { id: number; published: boolean }
const queryKey = ['own']

/** Creates a list with one hidden posting, and a server whose answers the test triggers. */
function open() {
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  client.setQueryData<Posting[]>(queryKey, [{ id: 1, published: false }])
  const calls: { published: boolean; answer: PromiseWithResolvers<Posting> }[] = []
  const saved: Posting[] = []
  const options = publishOptions<Posting>(
    client,
    {
      queryKey,
      id: 1,
      send: (published) => {
        const answer = Promise.withResolvers<Posting>()
        calls.push({ published, answer })
        return answer.promise
      },
      onSaved: (posting) => saved.push(posting),
    },
    { current: null },
  )
  const press = (published: boolean) => {
    new MutationObserver(client, options).mutate(published).catch(() => undefined)
  }
  const called = (count: number) => vi.waitFor(() => expect(calls).toHaveLength(count))
  const settled = () => vi.waitFor(() => expect(client.isMutating()).toBe(0))
  const shown = () => client.getQueryData<Posting[]>(queryKey)?.[0]?.published
  return { client, calls, saved, press, called, settled, shown }
}

it('two quick presses are sent one after the other, and only the last answer is applied', async () => {
  const { calls, saved, press, called, settled, shown } = open()
  press(true)
  press(false)
  await called(1)
  await vi.waitFor(() => expect(shown()).toBe(false))
  calls[0]?.answer.resolve({ id: 1, published: true })
  await called(2)
  expect(shown()).toBe(false)
  calls[1]?.answer.resolve({ id: 1, published: false })
  await settled()
  expect(calls.map(({ published }) => published)).toEqual([true, false])
  expect(saved).toEqual([{ id: 1, published: false }])
})

it('when all presses fail, the old state is restored and the list refetched', async () => {
  const { client, calls, press, called, settled, shown } = open()
  press(true)
  press(false)
  await called(1)
  calls[0]?.answer.reject(new Error('down'))
  await called(2)
  calls[1]?.answer.reject(new Error('down'))
  await settled()
  expect(shown()).toBe(false)
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

it('when only the last press fails, the state of the one before is restored', async () => {
  const { calls, press, called, settled, shown } = open()
  press(true)
  press(false)
  await called(1)
  calls[0]?.answer.resolve({ id: 1, published: true })
  await called(2)
  calls[1]?.answer.reject(new Error('down'))
  await settled()
  expect(shown()).toBe(true)
})
