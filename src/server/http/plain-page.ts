import type { Language } from '#shared/contract/languages.ts'
import { cspHash } from './csp-hash.ts'

// The colours of the app's `ui/tokens.css`.
const STYLE = [
  'body{font:18px/1.5 system-ui,sans-serif;max-width:32rem;margin:0 auto;padding:24px 16px;color:light-dark(#10233f,#e9eef5);background:light-dark(#fbfaf7,#0d1826)}',
  'a{color:light-dark(#0b6e6e,#62c9c2)}',
  'header a{display:inline-block;padding:12px 0;font-size:1.3em;font-weight:700;text-decoration:none}',
  'h1{font-size:1.4em;line-height:1.25}',
  'textarea{font:inherit;width:100%;box-sizing:border-box;padding:12px;border:1px solid light-dark(#78859a,#71839c);border-radius:12px;color:inherit;background:light-dark(#fff,#142235)}',
  'button{font:inherit;font-weight:600;min-height:48px;padding:12px 20px;border:0;border-radius:12px;cursor:pointer;color:light-dark(#fff,#062322);background:light-dark(#0b6e6e,#62c9c2)}',
].join('')

/** The CSP source of the style sheet of `plainPage`. */
export const PLAIN_PAGE_STYLE = cspHash(STYLE)

/**
 * A small page for links in mails. It needs no script and no login, so that it works in every browser. `title` and
 * `body` are HTML.
 */
export const plainPage = (language: Language, title: string, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><header><a href="/${language}">Jobmost</a></header><main><h1>${title}</h1>${body}</main></body></html>`
