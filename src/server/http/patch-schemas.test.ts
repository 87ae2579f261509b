import { beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { collectRoutes } from '../testing/registered-routes.ts'
import { createTestApp } from '../testing/test-app.ts'

/** Each field of every PATCH accepts at least one of these. */
const SAMPLES = [
  null,
  true,
  1,
  {},
  [],
  'word',
  'a longer text of several words',
  'de',
  '2030-01-01',
  'DE',
  '+49 30 123456',
  'per_hour',
  'full_time',
  'company',
  'a2',
  'spoken',
  'married',
  'smoker',
  'seen',
  'general',
  'childcare',
  'warn',
  'terms',
  { en: 'word', ru: 'word', pl: 'word', de: 'word' },
  'accepted',
  'dismissed',
  'answered',
  'owner',
  'individual',
  { app: true, push: true, email: true },
]

async function patchBodies(): Promise<[string, z.ZodMiniObject][]> {
  const { started, routes } = await collectRoutes(() => createTestApp('pglite'))
  await started.close()
  return routes
    .filter(({ method, url }) => [method].flat().includes('PATCH') && url.startsWith('/api/'))
    .map(({ url, schema }) => [url, schema?.body as z.ZodMiniObject])
}

let bodies: [string, z.ZodMiniObject][]
beforeAll(async () => {
  bodies = await patchBodies()
})

it('does not change fields that a PATCH omits', () => {
  expect(bodies.map(([url]) => url)).toContain('/api/v1/cabinet/vacancies/:id')
  for (const [url, body] of bodies) {
    for (const [name, field] of Object.entries(body.shape)) {
      const alone = z.object({ [name]: field })
      const nothing = z.safeParse(alone, {})
      if (nothing.success) expect([url, nothing.data]).toEqual([url, {}])
      const parsed = SAMPLES.map((sample) => [sample, z.safeParse(alone, { [name]: sample })] as const)
      const taken = parsed.flatMap(([sample, { success, data }]) =>
        success ? [[sample, data] as const] : [],
      )
      expect([url, name, taken.length > 0]).toEqual([url, name, true])
      for (const [sample, data] of taken) expect([url, added(data, { [name]: sample })]).toEqual([url, []])
    }
  }
})

/** The keys that parsing has added, at any depth. */
function added(data: unknown, sent: unknown): string[] {
  if (!data || typeof data !== 'object') return []
  const own = (sent ?? {}) as Record<string, unknown>
  return Object.entries(data).flatMap(([key, value]) => (key in own ? added(value, own[key]) : [key]))
}
