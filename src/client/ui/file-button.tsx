import { type ChangeEvent, useRef } from 'react'
import { Button, type ButtonProps } from './button.tsx'

interface FileButtonProps extends Omit<ButtonProps, 'onPress'> {
  /** The accessible name of the file input. */
  inputLabel: string
  /** The file types, as in HTML's `accept`. */
  accept: string
  onChoose: (file: File) => void
}

/** A button that lets the user choose one file. */
export function FileButton({ inputLabel, accept, onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Clears the input: otherwise choosing the same file again fires no event.
    target.value = ''
    if (file) onChoose(file)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        onChange={choose}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={inputLabel}
      />
      <Button {...button} onPress={() => input.current?.click()} />
    </>
  )
}
