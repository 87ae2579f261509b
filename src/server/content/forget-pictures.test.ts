import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { createHandlers } from '../background/registry.ts'
import { createUser } from '../testing/people.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { insertPicture } from './pictures-store.ts'

describe.each(engines())('uploaded pictures on %s', (engine) => {
  const test = useTestApp(engine)

  it('are deleted after 90 days when no text and no version uses them', async () => {
    const { token } = await createUser(test, { role: 'admin' })
    const news = (text: string) => ({
      titles: { en: 'Title' },
      bodies: { en: text },
      published_at: null,
    })
    for (const name of ['draft', 'former', 'unused'])
      await insertPicture(test.db, `${name}.webp`, test.clock())
    const save = (method: 'POST' | 'PATCH', path: string, body: object) =>
      test.call(method, `/admin/news${path}`, { token, body })
    const made = await save('POST', '', news('![A](/media/former.webp)'))
    expect(made.status).toBe(201)
    const { id, version } = made.body.data
    const changed = await save('PATCH', `/${id}`, { ...news('![A](/media/draft.webp)'), version })
    expect(changed.status).toBe(200)
    const forget = () => createHandlers(test.deps)['forget-pictures']({})
    const left = async () => (await test.db.selectFrom('text_pictures').select('name').execute()).length
    test.clock.advance(89 * DAY_MS)
    await forget()
    expect(await left()).toBe(3)
    test.clock.advance(2 * DAY_MS)
    await forget()
    expect(await left()).toBe(2)
    expect(await test.queued('remove-file')).toEqual([{ name: 'unused.webp' }])
  })
})
