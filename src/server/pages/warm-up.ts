import { LANGUAGES } from '#shared/contract/languages.ts'
import type { App } from '../http/app-type.ts'
import { asInnerCall } from '../http/inner-call.ts'

// The longest time that the warm-up may take.
const MAX_MS = 800
// A page rendered faster than this shows that the code is compiled.
const FAST_MS = 30
const WORDS = ['driver', 'koch', 'magazynier', 'уборка', 'nurse', 'maler', 'opiekunka', 'сварщик']

/**
 * Requests search pages of each language as soon as the server listens. Node.js compiles code when it first runs: without
 * this, the first visitors would wait for their pages a fifth of a second longer.
 * @param now milliseconds
 * @returns how many pages were rendered
 */
export async function warmUp(app: Pick<App, 'inject'>, now = () => performance.now()): Promise<number> {
  const begin = now()
  const fastUntil = begin + MAX_MS
  let rendered = 0
  for (const word of [...WORDS, ...WORDS]) {
    // Another address each time: rendered pages are cached.
    const language = LANGUAGES[rendered % LANGUAGES.length]
    const url = `/${language}/search/${encodeURIComponent(`${word} ${rendered}`)}/0`
    const at = now()
    await asInnerCall(async () =>
      app.inject({ url, headers: { accept: 'text/html', 'accept-encoding': 'br' } }),
    )
    rendered++
    const isCompiled = rendered > LANGUAGES.length && now() - at < FAST_MS
    if (isCompiled || now() > fastUntil) break
  }
  return rendered
}
