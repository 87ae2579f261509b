import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError, NetworkError } from '#client/platform/api/errors.ts'
import type { Vacancy, VacancyFormInput } from '#shared/contract/vacancies.ts'
import { createVacancy, type VacancyAttempt } from './vacancy-calls.ts'

const send = vi.hoisted(() => vi.fn())
vi.mock('#client/platform/api/api.ts', () => ({ apiSend: send }))

const form = (title: string) => ({ title }) as VacancyFormInput

/** A fake server that stores requests and can lose requests or answers. */
function startServer() {
  const created = new Map<string, Partial<Vacancy>>()
  const server = { created, loseAnswers: false, loseRequests: false }
  send.mockImplementation(
    async (method: string, path: string, options: { body: VacancyFormInput; idempotencyKey?: string }) => {
      if (server.loseRequests) throw new NetworkError()
      if (options.body.title === '') throw new ApiError({ status: 422, code: 'invalid' })
      const key = options.idempotencyKey ?? ''
      const known = [...created.values()].find(({ id }) => path.endsWith(`/${id}`)) ?? created.get(key)
      const vacancy = known ?? { id: created.size + 1, ...options.body }
      if (method === 'PATCH') Object.assign(vacancy, options.body)
      else created.set(key, vacancy)
      if (server.loseAnswers) throw new NetworkError()
      return { data: vacancy }
    },
  )
  return server
}

let earlier: VacancyAttempt | null
const create = (title: string) =>
  createVacancy(form(title), earlier, (attempt) => {
    earlier = attempt
  })
beforeEach(() => {
  earlier = null
})

it('is created once when the answer was lost and the employer saves again', async () => {
  const server = startServer()
  server.loseAnswers = true
  await expect(create('Nanny')).rejects.toThrow(NetworkError)
  server.loseAnswers = false
  await create('Nanny')
  expect(server.created.size).toBe(1)
})

it('is created once when the answer was lost and the text was changed since', async () => {
  const server = startServer()
  server.loseAnswers = true
  await expect(create('Nanny')).rejects.toThrow(NetworkError)
  server.loseAnswers = false
  const saved = await create('Nanny for two')
  expect(server.created.size).toBe(1)
  expect(saved.title).toBe('Nanny for two')
})

it('is created with the corrected text when the first one was refused', async () => {
  const server = startServer()
  await expect(create('')).rejects.toThrow(ApiError)
  const saved = await create('Nanny')
  expect(saved.title).toBe('Nanny')
  expect(server.created.size).toBe(1)
})

it('is created when the first attempt never arrived', async () => {
  const server = startServer()
  server.loseRequests = true
  await expect(create('Nanny')).rejects.toThrow(NetworkError)
  server.loseRequests = false
  expect((await create('Nanny for two')).title).toBe('Nanny for two')
  expect(server.created.size).toBe(1)
})
