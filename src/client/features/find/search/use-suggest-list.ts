import { type KeyboardEvent, useRef, useState } from 'react'
import type { Suggestion } from './suggestion-list.tsx'

type Props = {
  role: 'searchbox' | 'combobox'
  value: string
  onChange: (text: string) => void
  suggestions: readonly Suggestion[]
  onChoose: (suggestion: Suggestion) => void
  emptyText?: string | undefined
  onReach?: (() => void) | undefined
}

/**
 * Which suggestions are shown below a field and which one the arrow keys are at.
 * @returns what the field and the list need: `current` is the place of the suggestion the arrows are at, or -1
 */
export function useSuggestList({ role, value, onChange, suggestions, onChoose, emptyText, onReach }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [walkedTo, setWalkedTo] = useState<Suggestion | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const isShown = isOpen && (suggestions.length > 0 || (!!emptyText && value.trim() !== ''))
  // Suggestions change under the hand: what comes to stand in the same place was not chosen.
  const current = suggestions.findIndex(({ id, text }) => id === walkedTo?.id && text === walkedTo.text)
  const active = isShown ? suggestions[current] : undefined
  // What is no free text is the best that fits.
  const taken = active ?? (role === 'combobox' && isShown && value.trim() !== '' ? suggestions[0] : undefined)

  const walk = (step: number) => {
    onReach?.()
    setOpen(true)
    const count = suggestions.length
    if (count === 0) return
    // One place more than there are: the text itself.
    const next = ((current + 1 + step + count + 1) % (count + 1)) - 1
    setWalkedTo(suggestions[next] ?? null)
    list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' })
  }
  const choose = (suggestion: Suggestion) => {
    setOpen(false)
    setWalkedTo(null)
    onChoose(suggestion)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') walk(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Enter' && taken) choose(taken)
    else if (event.key === 'Escape' && isShown) setOpen(false)
    else if (event.key === 'Escape' && value) onChange('')
    else return
    event.preventDefault()
    // A sheet around the field would close as well.
    event.stopPropagation()
  }
  const type = (text: string) => {
    setOpen(true)
    setWalkedTo(null)
    onChange(text)
  }
  return { list, isShown, current, active, press, choose, type, setOpen }
}
