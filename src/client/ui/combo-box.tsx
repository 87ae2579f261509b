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
  /** Shown in the list when nothing matches, and as the error of text that was left without a choice. */
  emptyText: string
  /** The error of text that was left without a choice although items match it, or the whole list is shown. */
  chooseText?: string
  /** Shown above the whole list when nothing matches: a way out where the list is short. */
  allText?: string
  /** Whether a name matches the input; ignores case and accents by default. */
  filter?: ComboBoxTextFilter
  className?: string
}

/**
 * A field with suggestions from a long list. Text without a choice stays, with an error, and its form is not sent.
 * Large: import it through `lazy-combo-box.tsx`.
 */
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
  chooseText = emptyText,
  allText,
  filter = containsText,
  className,
  ...props
}: ComboBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const { selected, text, type, choose, isUnresolved, isGivenUp, enterKey, leave } = useChoice(input, {
    items,
    selectedKey,
    onSelectionChange,
    onType,
  })

  const openedBy = useRef<string>(undefined)

  // The whole list while nothing is typed; its selected item may be far down.
  const isTyped = text !== selected?.name
  const matching = shownItems(items, isTyped ? text : '', filter, isTyped ? undefined : selected)
  const isAll = matching.length === 0 && items.length > 0 && allText !== undefined
  const itemsToShow = isAll ? items : matching
  const hasMatches = matching.length > 0 || isAll
  const unknown = isGivenUp ? (hasMatches ? chooseText : emptyText) : null
  const error = errorList(errorMessage).length > 0 ? errorMessage : unknown

  return (
    <AriaComboBox
      validationBehavior="aria"
      allowsEmptyCollection
      isInvalid={errorList(error).length > 0 || undefined}
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
      <div className={fieldStyles.box} data-wrong={isUnresolved || undefined}>
        <OpenWhileTyping isTyping={text !== '' && text !== selected?.name} openedBy={openedBy} />
        <PressableInput
          ref={input}
          className={classNames(fieldStyles.input, styles.input)}
          placeholder={placeholder}
          onKeyDownCapture={(event) => enterKey(event.key === 'Enter')}
          onKeyUpCapture={() => enterKey(false)}
          onBlur={leave}
        />
        <Button className={classNames(styles.open)}>
          <Icon name="chevron-down" size={20} />
        </Button>
      </div>
      <FieldError message={error} />
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

type Choice = Pick<ComboBoxProps, 'items' | 'selectedKey' | 'onSelectionChange' | 'onType'>

/** The text of the field, and which item it chooses. */
function useChoice(
  input: RefObject<HTMLInputElement | null>,
  { items, selectedKey, onSelectionChange, onType }: Choice,
) {
  const selected = items.find((item) => item.id === selectedKey)
  const [text, setText] = useState(selected?.name ?? '')
  const [seen, setSeen] = useState(selected)
  if (seen?.id !== selected?.id || seen?.name !== selected?.name) {
    setSeen(selected)
    // Clearing the text clears the selection, and must not clear text that is being typed.
    if (selected || seen?.name === text) setText(selected?.name ?? '')
  }

  const isUnresolved = text.trim() !== '' && text !== selected?.name
  const [isLeft, setLeft] = useState(false)
  const type = (next: string) => {
    setText(next)
    setLeft(false)
    onType?.(next)
    if (next === '' && selectedKey !== null) onSelectionChange(null, '')
  }
  const take = (item: ComboBoxItem) => {
    setText(item.name)
    if (item.id !== selectedKey) onSelectionChange(item.id, text)
  }
  const typed = text.trim().toLocaleLowerCase()
  const named = isUnresolved ? items.find((item) => item.name.toLocaleLowerCase() === typed) : undefined
  // The list may arrive after its field was left.
  useEffect(() => {
    if (isLeft && named) take(named)
  })

  // React Aria calls this with the old key when text without a selection is left: by Enter, by losing the focus, and also
  // when the page scrolls under the list. In the last case the user is still typing, and nothing is chosen yet.
  const isEntering = useRef(false)
  const choose = (key: string | number | null) => {
    const hasLostFocus = document.activeElement !== input.current
    const chosen = items.find((item) => item.id === key)
    const isOption = isEntering.current && input.current?.hasAttribute('aria-activedescendant')
    if (chosen && (chosen.id !== selectedKey || isOption)) {
      take(chosen)
      return
    }
    if (!hasLostFocus && !isEntering.current) return
    // Text that names nothing stays, with an error: dropping it would lose what was typed without a word.
    if (named) take(named)
    else if (hasLostFocus && isUnresolved && selectedKey !== null) onSelectionChange(null, text)
  }

  const enterKey = (isDown: boolean) => {
    isEntering.current = isDown
    if (isDown) setLeft(true)
  }
  const leave = () => {
    isEntering.current = false
    setLeft(true)
  }
  return {
    selected,
    text,
    type,
    choose,
    /** The text stands for nothing yet. */
    isUnresolved,
    /** It stood for nothing when the field was left. */
    isGivenUp: isLeft && isUnresolved && !named,
    enterKey,
    leave,
  }
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
