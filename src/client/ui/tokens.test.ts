import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

const colours = new Map(
  [...css.matchAll(/--([a-z-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name, { light, dark }] as const,
  ),
)

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(front: string, back: string, theme: Theme): number {
  const pair = [front, back].map((name) => {
    const colour = colours.get(name)?.[theme]
    if (!colour) throw new Error(`--${name} is no colour in tokens.css`)
    return luminance(colour)
  })
  return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05)
}

const grounds = ['paper', 'surface', 'surface-sunken', 'surface-overlay']
const on = (fronts: string[], backs: string[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const))

const texts = [
  ...on(['ink', 'ink-soft', 'brand', 'brand-hover', 'brand-pressed', 'error', 'done', 'amber-ink'], grounds),
  ...on(['ink', 'ink-soft', 'brand', 'brand-hover', 'brand-pressed'], ['brand-wash']),
  ...on(['on-brand'], ['brand', 'brand-hover', 'brand-pressed']),
  ...on(['on-error'], ['error', 'error-hover']),
  ...on(['on-amber'], ['amber']),
  ...on(['ink', 'brand', 'amber-ink'], ['amber-wash']),
  ...on(['ink', 'brand', 'error'], ['error-wash']),
  ...on(['ink', 'brand', 'done'], ['done-wash']),
]

const shapes = [...on(['control-border', 'focus', 'error'], ['paper', 'surface', 'surface-overlay'])]

describe.each(themes)('in the %s theme', (theme) => {
  test.each(texts)('text in %s on %s is legible', (front, back) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapes)('the outline %s is visible on %s', (front, back) => {
    expect(contrast(front, back, theme)).toBeGreaterThanOrEqual(3)
  })
})
