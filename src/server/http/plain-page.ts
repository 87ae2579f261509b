import type { Language } from '#shared/contract/languages.ts'
import { cspHash } from './csp-hash.ts'

const STYLE =
  'body{font-family:system-ui,sans-serif;font-size:18px;line-height:1.5;max-width:32rem;margin:0 auto;padding:24px 16px}header a{display:inline-block;padding:12px 0;font-size:1.3em;font-weight:700;text-decoration:none;color:light-dark(#0b6e6e,#62c9c2)}h1{font-size:1.4em}textarea{font:inherit;width:100%;box-sizing:border-box}button{font:inherit;padding:12px 20px;cursor:pointer}'

/** The CSP source of the style sheet of `plainPage`. */
export const PLAIN_PAGE_STYLE = cspHash(STYLE)

/**
 * A small page for links in mails. It needs no script and no login, so that it works in every browser. `title` and
 * `body` are HTML.
 */
export const plainPage = (language: Language, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><header><a href="/${language}">Jobmost</a></header><main><h1>${title}</h1>${body}</main></body></html>`
