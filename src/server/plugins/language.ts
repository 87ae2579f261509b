import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import { defaultLanguage, readDefaultLanguage } from '../content/default-language.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { isApi } from '../http/is-api.ts'

/** The first supported language of `Accept-Language`, by its weights; null without one. */
export function languageOf(header: string | undefined): Language | null {
  const asked = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';')
      const weight = params.map((param) => /^\s*q=([\d.]+)/.exec(param)?.[1]).find(Boolean)
      return { tag: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { tag } of asked) {
    const found = LANGUAGES.find((language) => language === tag)
    if (found) return found
  }
  return null
}

/** Sets `request.language`: the requested one, else the site's default. */
export function language(app: App, { db }: Pick<Deps, 'db'>): void {
  app.decorateRequest('language', 'en')
  app.addHook('onReady', () => readDefaultLanguage(db))
  app.addHook('onRequest', (request, reply, done) => {
    request.language = languageOf(request.headers['accept-language']) ?? defaultLanguage(db)
    if (isApi(request)) {
      reply.header('content-language', request.language)
      reply.header('vary', 'accept-language, authorization')
    }
    done()
  })
}
