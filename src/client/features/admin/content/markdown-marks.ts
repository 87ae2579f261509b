export type MarkdownMark = 'bold' | 'italic' | 'heading' | 'list' | 'quote' | 'link'
export type Selection = { text: string; start: number; end: number }

const SURROUNDING: Partial<Record<MarkdownMark, string>> = { bold: '**', italic: '*' }
const BEFORE_LINES: Partial<Record<MarkdownMark, string>> = { heading: '## ', list: '- ', quote: '> ' }

/** Puts a mark around the selection or before each selected line. Removes the mark if it is already there. */
export function applyMark(selection: Selection, mark: MarkdownMark): Selection {
  const sign = SURROUNDING[mark]
  if (sign) return wrap(selection, sign)
  const before = BEFORE_LINES[mark]
  return before ? markLines(selection, before) : link(selection)
}

function wrap({ text, start, end }: Selection, sign: string): Selection {
  const inner = text.slice(start, end)
  const size = sign.length
  if (text.slice(start - size, start) === sign && text.slice(end, end + size) === sign)
    return {
      text: text.slice(0, start - size) + inner + text.slice(end + size),
      start: start - size,
      end: end - size,
    }
  return {
    text: text.slice(0, start) + sign + inner + sign + text.slice(end),
    start: start + size,
    end: end + size,
  }
}

function markLines({ text, start, end }: Selection, sign: string): Selection {
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lines = text.slice(from, end).split('\n')
  const isMarked = lines.every((line) => line.startsWith(sign))
  const changed = lines.map((line) => (isMarked ? line.slice(sign.length) : sign + line)).join('\n')
  return { text: text.slice(0, from) + changed + text.slice(end), start: from, end: from + changed.length }
}

function link({ text, start, end }: Selection): Selection {
  const address = 'https://'
  const words = text.slice(start, end)
  const markdown = `[${words}](${address})`
  const at = start + words.length + 3
  return { text: text.slice(0, start) + markdown + text.slice(end), start: at, end: at + address.length }
}
