import { beforeAll, beforeEach } from 'vitest'
import type { ImportSourceForm } from '#shared/contract/imports.ts'
import { DEFAULTS } from './import-rows.ts'
import { createUser, type TestUser } from './people.ts'
import { runTasks } from './run-tasks.ts'
import type { TestApp } from './test-app.ts'
import { ensurePlaces } from './vacancies.ts'

/** What an employer does to import vacancies. */
export function createImporter(test: TestApp, token: string) {
  const post = (path: string, body: object = {}) =>
    test.call('POST', `/cabinet/imports${path}`, { token, body })
  return {
    async addSource(given: Partial<ImportSourceForm> = {}): Promise<number> {
      const { status, body } = await post('', { name: 'Bakery', ...DEFAULTS, ...given })
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body.data.id
    },
    edit: (id: number, given: Partial<ImportSourceForm>) =>
      test.call('PUT', `/cabinet/imports/${id}`, { token, body: { name: 'Bakery', ...DEFAULTS, ...given } }),
    /** Uploads a file and waits for the dry run. */
    async upload(id: number, file: string | Uint8Array, { isRead = true } = {}) {
      const form = new FormData()
      form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'jobs.csv')
      const request = new Request('http://localhost', { method: 'POST', body: form })
      const answer = await test.app.inject({
        method: 'POST',
        url: `/api/v1/cabinet/imports/${id}/file`,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': request.headers.get('content-type') ?? '',
          'accept-language': 'en',
        },
        payload: Buffer.from(await request.arrayBuffer()),
      })
      const { statusCode: status } = answer
      if (status !== 200 || !isRead) return { status, body: answer.json() }
      await runTasks(test, 'import-vacancies')
      return { status, body: (await this.source(id)) as never }
    },
    start: (id: number, body: object = {}) => post(`/${id}/start`, body),
    fetch: (id: number) => post(`/${id}/fetch`),
    /** Deletes a vacancy. */
    remove: (id: number) => test.call('DELETE', `/cabinet/vacancies/${id}`, { token }),
    async source(id: number) {
      const { data } = (await test.call('GET', '/cabinet/imports', { token })).body
      return data.find((one: { id: number }) => one.id === id)
    },
    /** The rows that are imported. */
    rows: async (id: number, query = '') =>
      (await test.call('GET', `/cabinet/imports/${id}/rows${query}`, { token })).body,
    /** The rows that cannot be imported. */
    problems: async (id: number, query = '') =>
      (await test.call('GET', `/cabinet/imports/${id}/problems${query}`, { token })).body,
    run: () => runTasks(test, 'import-vacancies'),
  }
}

/** Each test gets a new employer with one source. */
export function useImporter(test: TestApp) {
  const own = {} as { boss: TestUser; id: number } & ReturnType<typeof createImporter>
  beforeAll(() => ensurePlaces(test))
  beforeEach(async () => {
    const boss = await createUser(test, { role: 'boss' })
    const importer = createImporter(test, boss.token)
    Object.assign(own, importer, { boss, id: await importer.addSource() })
  })
  return own
}
