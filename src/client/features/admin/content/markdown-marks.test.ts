import { describe, expect, it } from 'vitest'
import { applyMark, type MarkdownMark, type Selection } from './markdown-marks.ts'

/** A text with its selection between bars. */
const at = (marked: string): Selection => {
  const [before = '', inner = '', after = ''] = marked.split('|')
  return { text: before + inner + after, start: before.length, end: before.length + inner.length }
}

describe('a mark', () => {
  it.each<[MarkdownMark, string, string]>([
    ['bold', 'a |word| here', 'a **|word|** here'],
    ['bold', 'a **|word|** here', 'a |word| here'],
    ['italic', '||', '*||*'],
    ['heading', 'one\ntw|o|', 'one\n|## two|'],
    ['heading', '|## two|', '|two|'],
    ['list', '|one\ntwo|\nthree', '|- one\n- two|\nthree'],
    ['quote', '|said|', '|> said|'],
    ['link', 'see |this|', 'see [this](|https://|)'],
  ])('%s: %s becomes %s', (mark, before, after) => expect(applyMark(at(before), mark)).toEqual(at(after)))
})
