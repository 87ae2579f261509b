import { useState } from 'react'
import { TextArea } from '#client/ui/text-area.tsx'

type Props = {
  name: string
  label: string
  description?: string
  words: readonly string[]
  onChange: (words: string[]) => void
}

/** Words separated by commas. What is typed stays as it is; the value has the words. */
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
