import { useRef } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { SearchField } from 'react-aria-components/SearchField'
import { Text } from 'react-aria-components/Text'
import { classNames } from './class-names.ts'
import field from './field.module.css'
import styles from './search-palette.module.css'

export type PaletteItem = { id: string; title: string; detail?: string }

export interface SearchPaletteProps {
  label: string
  text: string
  onTextChange: (text: string) => void
  items: readonly PaletteItem[]
  onChoose: (id: string) => void
  /** Read out when it changes, such as the number of matches. */
  status: string
}

/** A search field with its matches below. Arrow keys move in them while the focus stays in the field (ARIA combobox). */
export function SearchPalette({ label, text, onTextChange, items, onChoose, status }: SearchPaletteProps) {
  const first = items[0]
  const list = useRef<HTMLDivElement>(null)
  // Enter submits the field also when it chooses an option, which happens later, when the key is released.
  const chooseFirst = () => {
    if (first && !list.current?.querySelector('[data-focused]')) onChoose(first.id)
  }
  return (
    <Autocomplete inputValue={text} onInputChange={onTextChange} disableAutoFocusFirst>
      <SearchField
        // The dialog was opened to type here.
        autoFocus
        className={styles.field ?? ''}
        onSubmit={chooseFirst}
      >
        <Label className={field.label ?? ''}>{label}</Label>
        <Input className={classNames(field.input, styles.input)} />
      </SearchField>
      <p role="status" className={styles.status}>
        {status}
      </p>
      <ListBox
        ref={list}
        aria-label={label}
        items={items}
        selectionMode="none"
        onAction={(key) => onChoose(String(key))}
        className={styles.list ?? ''}
      >
        {({ id, title, detail }) => (
          <ListBoxItem id={id} textValue={title} className={styles.item ?? ''}>
            <Text slot="label" className={styles.title ?? ''}>
              {title}
            </Text>
            {detail && (
              <Text slot="description" className={styles.detail ?? ''}>
                {detail}
              </Text>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Autocomplete>
  )
}
