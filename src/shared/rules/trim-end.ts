/**
 * Removes every `character` from the end of a text. A regex such as `/\/+$/` would start again at every slash of a long
 * row: its time grows with the square of the length.
 */
export function trimEndOf(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end--
  return text.slice(0, end)
}
