/**
 * Removes every `character` from the end of a text. A regex such as `/\/+$/` takes quadratic time on a text with many
 * slashes, because it starts again at each of them.
 */
export function trimEndOf(text: string, character: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === character) end--
  return text.slice(0, end)
}
