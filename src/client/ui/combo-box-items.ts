import { withoutAccents } from '#shared/rules/without-accents.ts'

export interface ComboBoxItem {
  id: string
  name: string
  /** A second, less prominent text: the federal state of a city. */
  detail?: string
  /** Other words that find it. A name that begins with the input comes first. */
  words?: readonly string[]
}

export type ComboBoxTextFilter = (text: string, input: string) => boolean

const MAX_SHOWN = 50
/** A shorter word is in too many others by chance. */
const MIN_CONTAINED = 5

/** Whether the text contains the input, ignoring case and accents. */
export function containsText(text: string, input: string): boolean {
  return withoutAccents(text).includes(withoutAccents(input.trim()))
}

/**
 * The first matching items; those that begin with the input come first. The selected item is always among them: React Aria
 * empties the field when the focus leaves it and the selected item is not in the list.
 */
export function shownItems(
  items: readonly ComboBoxItem[],
  input: string,
  filter: ComboBoxTextFilter,
  selected?: ComboBoxItem,
): readonly ComboBoxItem[] {
  const shown = matchingItems(items, input, filter)
  return selected && !shown.includes(selected) ? [...shown, selected] : shown
}

function matchingItems(
  items: readonly ComboBoxItem[],
  input: string,
  filter: ComboBoxTextFilter,
): readonly ComboBoxItem[] {
  if (input.trim() === '') return items.slice(0, MAX_SHOWN)
  const begin = withoutAccents(input.trim())
  const fitting = items.filter((item) => filter(item.name, input))
  const first = fitting.filter((item) => withoutAccents(item.name).startsWith(begin))
  const rest = fitting.filter((item) => !withoutAccents(item.name).startsWith(begin))
  return [...first, ...rest, ...itemsByWord(items, fitting, begin)].slice(0, MAX_SHOWN)
}

/**
 * The other items with a word that begins with the input, then those with a word that the input contains: Verkäufer in
 * Verkäuferin and Fachverkäufer. The word is shown, so that users see why the item matches.
 */
function itemsByWord(items: readonly ComboBoxItem[], found: readonly ComboBoxItem[], begin: string) {
  const known = new Set(found)
  const withWord = (fits: (word: string) => boolean) =>
    items.flatMap((item) => {
      const word = known.has(item) ? undefined : item.words?.find((one) => fits(withoutAccents(one)))
      if (word) known.add(item)
      return word ? [{ ...item, detail: word }] : []
    })
  return [
    ...withWord((word) => word.startsWith(begin)),
    ...withWord((word) => word.length >= MIN_CONTAINED && begin.includes(word)),
  ]
}
