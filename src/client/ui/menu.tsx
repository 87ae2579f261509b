import { type ReactNode, Suspense, useRef } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass, ignoreRepeated, pressable } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { lazy } from './lazy.ts'
import styles from './menu.module.css'
import type { MenuEntry, MenuPopoverProps } from './menu-popover.tsx'
import { useLazyDialog } from './use-lazy-dialog.ts'

export interface MenuButtonProps {
  /** The accessible name; also the text unless there is a `trigger`. */
  label: string
  /** Replaces the label and the arrow on the button. */
  trigger?: ReactNode
  items: readonly MenuEntry[]
  onAction?: (id: string) => void
  /** Handles a press on an item with `href` instead of loading the page. */
  navigate?: (href: string) => void
  variant?: ButtonVariant
  size?: ButtonSize
  /** Round, for a trigger with one icon. */
  iconOnly?: boolean
  className?: string
}

const loadMenu = () => import('./menu-popover.tsx')

/** Loads the code of menus ahead, when a pointer or the focus comes near. Offline it may fail; opening tells then. */
export const preloadMenu = () => void loadMenu().catch(() => undefined)
const MenuPopover = lazy(async () => ({ default: (await loadMenu()).MenuPopover }))

/** A menu at any button, for lists with one menu for all rows. */
export const MenuAt = (props: MenuPopoverProps) => (
  <Suspense fallback={null}>
    <MenuPopover {...props} />
  </Suspense>
)

/** A button with a menu, whose code is loaded when a pointer or the focus comes near. */
export function MenuButton({
  label,
  trigger,
  items,
  onAction,
  navigate,
  variant = 'quiet',
  size,
  iconOnly,
  className,
}: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { isOpen, wasOpened, open, setOpen } = useLazyDialog()
  return (
    <>
      <button
        {...pressable(open)}
        ref={button}
        type="button"
        className={classNames(
          buttonClass(variant, size),
          styles.trigger,
          iconOnly && styles.iconOnly,
          className,
        )}
        aria-label={trigger == null ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={preloadMenu}
        onFocus={preloadMenu}
        onKeyDown={(event) => {
          ignoreRepeated(event)
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          event.stopPropagation()
          open()
        }}
      >
        {trigger ?? (
          <>
            <span>{label}</span>
            <Icon name="chevron-down" size={18} />
          </>
        )}
      </button>
      {wasOpened && (
        <MenuAt
          triggerRef={button}
          label={label}
          items={items}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onAction={onAction}
          navigate={navigate}
        />
      )}
    </>
  )
}
