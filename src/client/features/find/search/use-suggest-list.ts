import { type KeyboardEvent, useRef, useState } from 'react'
import type { Suggestion } from './suggestion-list.tsx'

type Props = {
  role: 'searchbox' | 'combobox'
  value: string
  onChange: (text: string) => void
  suggestions: readonly Suggestion[]
  onChoose: (suggestion: Suggestion) => void
  emptyText?: string | undefined
  onIntent?: (() => void) | undefined
}

/**
 * State of the suggestions below a field: which are shown and which is active.
 * @returns props for the field and the list; `current` is the index of the active suggestion, or -1
 */
export function useSuggestList({ role, value, onChange, suggestions, onChoose, emptyText, onIntent }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [activeSuggestion, setActiveSuggestion] = useState<Suggestion | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const isShown = isOpen && (suggestions.length > 0 || (!!emptyText && value.trim() !== ''))
  // Suggestions change while the user moves through them. Another suggestion at the same index is not the active one.
  const current = suggestions.findIndex(
    ({ id, text }) => id === activeSuggestion?.id && text === activeSuggestion.text,
  )
  const active = isShown ? suggestions[current] : undefined
  // A combobox accepts no free text, so Enter takes the best match.
  const accepted =
    active ?? (role === 'combobox' && isShown && value.trim() !== '' ? suggestions[0] : undefined)

  const moveActive = (step: number) => {
    onIntent?.()
    setOpen(true)
    const count = suggestions.length
    if (count === 0) return
    // One extra position for the typed text itself.
    const next = ((current + 1 + step + count + 1) % (count + 1)) - 1
    setActiveSuggestion(suggestions[next] ?? null)
    list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' })
  }
  const choose = (suggestion: Suggestion) => {
    setOpen(false)
    setActiveSuggestion(null)
    onChoose(suggestion)
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveActive(event.key === 'ArrowDown' ? 1 : -1)
    else if (event.key === 'Enter' && accepted) choose(accepted)
    else if (event.key === 'Escape' && isShown) setOpen(false)
    else if (event.key === 'Escape' && value) onChange('')
    else return
    event.preventDefault()
    // Otherwise Escape would also close a sheet around the field.
    event.stopPropagation()
  }
  const type = (text: string) => {
    setOpen(true)
    setActiveSuggestion(null)
    onChange(text)
  }
  return { list, isShown, current, active, press, choose, type, setOpen }
}
