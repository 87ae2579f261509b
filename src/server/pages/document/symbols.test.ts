import { expect, it } from 'vitest'
import { inlineSymbols, readSymbols } from './symbols.ts'

const symbols = readSymbols(
  '<svg><symbol id="menu" viewBox="0 0 24 24"><path d="M4 7h16"/></symbol>\n<symbol id="search"><circle r="6"/></symbol></svg>',
)

it('inlines each used symbol once, under a prefixed id', () => {
  const use = '<use href="/icons/sprite.svg#menu"></use>'
  const rendered = inlineSymbols(`<h1 id="menu">${use}${use}</h1>`, symbols)
  expect(rendered.symbols.match(/<symbol id="icon-menu"/g)).toHaveLength(1)
  expect(rendered.symbols).not.toContain('circle')
  expect(rendered.content).toBe(
    '<h1 id="menu"><use href="#icon-menu"></use><use href="#icon-menu"></use></h1>',
  )
})

it('leaves unknown symbols and pages without icons unchanged', () => {
  const unknown = '<use href="/icons/sprite.svg#unheard-of"></use>'
  expect(inlineSymbols(unknown, symbols)).toEqual({ symbols: '', content: unknown })
  expect(inlineSymbols('', symbols)).toEqual({ symbols: '', content: '' })
})
