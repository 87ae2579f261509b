import { type RefAttributes, type RefObject, useContext, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  ComboBoxStateContext,
} from 'react-aria-components/ComboBox'
import { Input, type InputProps } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { classNames } from './class-names.ts'
import styles from './combo-box.module.css'
import { type ComboBoxItem, type ComboBoxTextFilter, containsText, shownItems } from './combo-box-items.ts'
import fieldStyles from './field.module.css'
import { type ErrorMessage, errorList, FieldError } from './field-error.tsx'
import { FieldLabel } from './field-label.tsx'
import { Icon } from './icon.tsx'

type AriaProps = AriaComboBoxProps<ComboBoxItem, 'single'>

export interface ComboBoxProps
  extends Omit<
    AriaProps,
    | 'children'
    | 'className'
    | 'style'
    | 'items'
    | 'defaultItems'
    | 'selectedKey'
    | 'defaultSelectedKey'
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'inputValue'
    | 'defaultInputValue'
    | 'onInputChange'
    | 'onSelectionChange'
    | 'selectionMode'
  > {
  label: string
  /** In the order of display: the first 50 matches are listed. */
  items: readonly ComboBoxItem[]
  selectedKey: string | null
  /** `typed` is the text in the field before the choice. */
  onSelectionChange: (key: string | null, typed: string) => void
  description?: string
  errorMessage?: ErrorMessage
  placeholder?: string
  /** Called with each typed text, for items that are searched for on the server. */
  onType?: ((text: string) => void) | undefined
  /** Shown in the list when nothing matches. */
  emptyText: string
  /** Shown above the whole list when nothing matches: a way out where the list is short. */
  allText?: string
  /** Whether a name matches the input; ignores case and accents by default. */
  filter?: ComboBoxTextFilter
  className?: string
}

/** A field with suggestions from a long list. Large: import it through `lazy-combo-box.tsx`. */
export function ComboBox({
  label,
  items,
  selectedKey,
  onSelectionChange,
  onType,
  description,
  errorMessage,
  placeholder,
  emptyText,
  allText,
  filter = containsText,
  className,
  ...props
}: ComboBoxProps) {
  const selected = items.find((item) => item.id === selectedKey)
  const [text, setText] = useState(selected?.name ?? '')
  const input = useRef<HTMLInputElement>(null)
  const [seen, setSeen] = useState(selected)
  if (seen?.id !== selected?.id || seen?.name !== selected?.name) {
    setSeen(selected)
    // Clearing the text clears the selection, and must not clear text that is being typed.
    if (selected || seen?.name === text) setText(selected?.name ?? '')
  }

  const type = (next: string) => {
    setText(next)
    onType?.(next)
    if (next === '' && selectedKey !== null) onSelectionChange(null, '')
  }

  // React Aria calls this with the old key when text without a selection is left: by Enter, by losing the focus, and also
  // when the page scrolls under the list. In the last case the user is still typing, and nothing is chosen yet.
  const isEntering = useRef(false)
  const choose = (key: string | number | null) => {
    const hasLostFocus = document.activeElement !== input.current
    const typed = text.trim().toLocaleLowerCase()
    const exact =
      key === selectedKey && (hasLostFocus || isEntering.current)
        ? items.find((item) => item.name.toLocaleLowerCase() === typed)
        : undefined
    if (key === selectedKey && !exact && !hasLostFocus) return
    const chosen = exact ?? items.find((item) => item.id === key)
    setText(chosen?.name ?? '')
    if ((chosen?.id ?? null) !== selectedKey) onSelectionChange(chosen?.id ?? null, text)
  }

  const openedBy = useRef<string>(undefined)

  // The whole list while nothing is typed; its selected item may be far down.
  const isTyped = text !== selected?.name
  const matching = shownItems(items, isTyped ? text : '', filter, isTyped ? undefined : selected)
  const isAll = matching.length === 0 && items.length > 0 && allText !== undefined
  const itemsToShow = isAll ? items : matching

  return (
    <AriaComboBox
      validationBehavior="aria"
      allowsEmptyCollection
      isInvalid={errorList(errorMessage).length > 0 || undefined}
      {...props}
      className={classNames(fieldStyles.field, className)}
      items={itemsToShow}
      selectedKey={selectedKey}
      onSelectionChange={choose}
      inputValue={text}
      onInputChange={type}
      onOpenChange={(_isOpen, trigger) => {
        openedBy.current = trigger
      }}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      {description && (
        <Text slot="description" className={fieldStyles.description}>
          {description}
        </Text>
      )}
      <div className={fieldStyles.box}>
        <OpenWhileTyping isTyping={text !== '' && text !== selected?.name} openedBy={openedBy} />
        <PressableInput
          ref={input}
          className={classNames(fieldStyles.input, styles.input)}
          placeholder={placeholder}
          onKeyDownCapture={(event) => {
            isEntering.current = event.key === 'Enter'
          }}
          onKeyUpCapture={() => {
            isEntering.current = false
          }}
          onBlur={() => {
            isEntering.current = false
          }}
        />
        <Button className={classNames(styles.open)}>
          <Icon name="chevron-down" size={20} />
        </Button>
      </div>
      <FieldError message={errorMessage} />
      <Popover className={classNames(styles.popover)} offset={4}>
        {isAll && (
          <p className={styles.empty} role="status">
            {allText}
          </p>
        )}
        <ListBox
          className={classNames(styles.list)}
          renderEmptyState={() => <span className={styles.empty}>{emptyText}</span>}
        >
          {(item: ComboBoxItem) => (
            <ListBoxItem className={classNames(styles.item)} id={item.id} textValue={item.name}>
              <Text slot="label">{item.name}</Text>
              {item.detail && (
                <Text slot="description" className={styles.detail}>
                  {item.detail}
                </Text>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}

/**
 * A press on an empty field opens the whole list; React Aria opens it only by its button. With a chosen item it would scroll
 * to that item, and the scrolling would close the list again.
 */
function PressableInput(props: InputProps & RefAttributes<HTMLInputElement>) {
  const state = useContext(ComboBoxStateContext)
  const open = () => {
    if (state && !state.isOpen && state.inputValue === '') state.open(null, 'manual')
  }
  return <Input {...props} onClick={open} />
}

const STILL_AFTER_MS = 200

type WhileTyping = { isTyping: boolean; openedBy: RefObject<string | undefined> }

/**
 * React Aria closes the list when the page scrolls, which a phone's on-screen keyboard causes by itself. It opens the list
 * again when the page scrolls at the moment of a choice.
 */
function OpenWhileTyping({ isTyping, openedBy }: WhileTyping) {
  const state = useContext(ComboBoxStateContext)
  const isOpen = state?.isOpen
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the list opens
  useEffect(() => {
    if (isOpen && !isTyping && openedBy.current === 'input') state?.close()
  }, [isOpen])
  const isWanted = isTyping && state?.isFocused && !state.isOpen
  const open = useRef<() => void>(undefined)
  useEffect(() => {
    open.current = isWanted ? () => state?.open(null, 'input') : undefined
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => open.current?.(), STILL_AFTER_MS)
    }
    addEventListener('scroll', wait, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', wait)
    }
  }, [])
  return null
}
