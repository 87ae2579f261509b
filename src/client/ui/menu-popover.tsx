import type { ReactNode, RefObject } from 'react'
import { Menu, MenuItem } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { AriaLocale } from './aria-locale.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import styles from './menu.module.css'

export interface MenuEntry {
  id: string
  label: string
  icon?: ReactNode
  /** Renders a link; `onAction` is called too. */
  href?: string
  /** The language of the label, if it differs from the page's. */
  lang?: string
  isCurrent?: boolean
  isDanger?: boolean
}

export interface MenuPopoverProps {
  triggerRef: RefObject<HTMLButtonElement | null>
  label: string
  items: readonly MenuEntry[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onAction?: ((id: string) => void) | undefined
  navigate?: ((href: string) => void) | undefined
}

/** The menu of a `MenuButton`, in its own chunk. */
export function MenuPopover({
  triggerRef,
  label,
  items,
  isOpen,
  onOpenChange,
  onAction,
  navigate,
}: MenuPopoverProps) {
  const choose = (item: MenuEntry) => {
    onAction?.(item.id)
    if (item.href && navigate) navigate(item.href)
  }
  return (
    <AriaLocale>
      <Popover
        className={classNames(styles.popover)}
        aria-label={label}
        triggerRef={triggerRef}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        placement="bottom end"
        offset={6}
      >
        <Menu
          className={classNames(styles.menu)}
          aria-label={label}
          autoFocus="first"
          onClose={() => onOpenChange(false)}
        >
          {items.map((item) => (
            <MenuItem
              key={item.id}
              id={item.id}
              textValue={item.label}
              href={navigate ? undefined : item.href}
              lang={item.lang}
              // React Aria passes no `aria-current` on.
              ref={(element) => {
                if (item.isCurrent) element?.setAttribute('aria-current', 'true')
              }}
              className={classNames(styles.item, item.isDanger && styles.danger)}
              onAction={() => choose(item)}
            >
              {item.icon}
              {item.label}
              {item.isCurrent && <Icon name="check" size={20} className={styles.check} />}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </AriaLocale>
  )
}
