import { LANGUAGES, type Language } from '#shared/contract/languages.ts'
import type { App } from '../http/app-type.ts'
import { isApi } from '../http/is-api.ts'

/** The first supported language of `Accept-Language`, by its weights; otherwise en. */
export function languageOf(header: string | undefined): Language {
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
  return 'en'
}

/** Sets `request.language`. */
export function language(app: App): void {
  app.decorateRequest('language', 'en')
  app.addHook('onRequest', async (request, reply) => {
    request.language = languageOf(request.headers['accept-language'])
    if (isApi(request)) {
      reply.header('content-language', request.language)
      reply.header('vary', 'accept-language, authorization')
    }
  })
}
