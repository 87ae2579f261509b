import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { warmUp } from './warm-up.ts'

/** An app whose pages take `times` milliseconds each, the last value for all further pages. */
function appThatTakes(...times: number[]) {
  const rendered: string[] = []
  let at = 0
  const app = {
    inject: async ({ url }: { url: string }) => {
      at += times[rendered.length] ?? times.at(-1) ?? 0
      rendered.push(url)
    },
  }
  return { warm: () => warmUp(app as never, () => at), rendered, took: () => at }
}

describe('the warm-up before the server listens', () => {
  it('renders search pages of each language, each with another address', async () => {
    const { warm, rendered } = appThatTakes(10)
    await warm()
    expect(new Set(rendered.map((url) => url.split('/')[1]))).toEqual(new Set(LANGUAGES))
    expect(new Set(rendered).size).toBe(rendered.length)
    expect(rendered.every((url) => /^\/\w\w\/search\/[^/]+\/0$/.test(url))).toBe(true)
  })

  it('renders pages until one is fast', async () => {
    const { warm, rendered } = appThatTakes(200, 60, 60, 60, 60, 60, 20)
    await warm()
    expect(rendered).toHaveLength(7)
  })

  it('does not delay the start for long', async () => {
    const { warm, rendered, took } = appThatTakes(300)
    await warm()
    expect([rendered.length, took()]).toEqual([3, 900])
  })
})
