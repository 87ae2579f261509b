import { useState } from 'react'
import { TextArea } from '#client/ui/text-area.tsx'

type Props = {
  name: string
  label: string
  description?: string
  words: readonly string[]
  onChange: (words: string[]) => void
}

const wordsIn = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

/**
 * A field for words separated by commas. Its text stays as typed, its value is the list of words. A list that was changed
 * elsewhere (a restored version) replaces the text.
 */
export function WordsField({ words, onChange, ...props }: Props) {
  const [typed, setTyped] = useState('')
  const list = words.join(', ')
  const text = wordsIn(typed).join(', ') === list ? typed : list
  return (
    <TextArea
      {...props}
      rows={2}
      value={text}
      onChange={(next) => {
        setTyped(next)
        onChange(wordsIn(next))
      }}
    />
  )
}
