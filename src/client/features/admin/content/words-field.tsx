import { useState } from 'react'
import { TextArea } from '#client/ui/text-area.tsx'

type Props = {
  name: string
  label: string
  description?: string
  words: readonly string[]
  onChange: (words: string[]) => void
}

/** A field for words separated by commas. Its text stays as typed, its value is the list of words. */
export function WordsField({ words, onChange, ...props }: Props) {
  const [text, setText] = useState(words.join(', '))
  return (
    <TextArea
      {...props}
      rows={2}
      value={text}
      onChange={(next) => {
        setText(next)
        onChange(
          next
            .split(',')
            .map((word) => word.trim())
            .filter(Boolean),
        )
      }}
    />
  )
}
