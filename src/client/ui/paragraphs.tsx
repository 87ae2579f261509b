/** A user's text as paragraphs, separated by blank lines. */
export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and none ever moves
    <p key={index}>{paragraph}</p>
  ))
}
