import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
} from 'react-aria-components/ComboBox'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { AriaLocale } from './aria-locale.tsx'
import { classNames } from './class-names.ts'
import styles from './combo-box.module.css'
import { OpenWhileTyping, PressableInput } from './combo-box-input.tsx'
import { type ComboBoxItem, type ComboBoxTextFilter, containsText, shownItems } from './combo-box-items.ts'
import fieldStyles from './field.module.css'
import errorStyles from './field-error.module.css'
import { ErrorLines, type ErrorMessage, errorList } from './field-error.tsx'
import { FieldLabel } from './field-label.tsx'
import { useFieldError } from './form-errors.ts'
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
  const { error: givenError, clear } = useFieldError(props.name, errorMessage)
  const { selected, text, type, choose, isUnresolved, isGivenUp, enterKey, leave } = useChoice(input, {
    items,
    selectedKey,
    onSelectionChange: (key, typed) => {
      clear()
      onSelectionChange(key, typed)
    },
    onType: (typed) => {
      clear()
      onType?.(typed)
    },
  })

  const openedBy = useRef<string>(undefined)

  // The whole list while nothing is typed; its selected item may be far down.
  const isTyped = text !== selected?.name
  const matching = shownItems(items, isTyped ? text : '', filter, isTyped ? undefined : selected)
  const isAll = matching.length === 0 && items.length > 0 && allText !== undefined
  const itemsToShow = isAll ? items : matching
  const hasMatches = matching.length > 0 || isAll
  const unknown = isGivenUp ? (hasMatches ? chooseText : emptyText) : null
  const errors = errorList(errorList(givenError).length > 0 ? givenError : unknown)

  return (
    <AriaLocale>
      <AriaComboBox
        validationBehavior="aria"
        allowsEmptyCollection
        isInvalid={errors.length > 0 || undefined}
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
        <FieldLabel as={Label} isRequired={props.isRequired}>
          {label}
        </FieldLabel>
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
        <FieldError className={classNames(errorStyles.error)}>
          <ErrorLines messages={errors} />
        </FieldError>
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
    </AriaLocale>
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
