import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { AriaLocale } from './aria-locale.tsx'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { ReturnFocus } from './return-focus.tsx'

export interface DialogProps {
  title: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The label of the close button. Without it there is no close button, as in a question with its own buttons. */
  closeLabel?: string
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog'
  /** Buttons in a row at the end, always visible. */
  actions?: ReactNode
  size?: 'medium' | 'wide'
  /** Whether a press outside closes the dialog. Turn it off for forms. */
  isDismissable?: boolean
  /** Where the focus goes after closing; null for the opener, also if left out. */
  focusAfterClose?: (() => HTMLElement | null) | undefined
  children: ReactNode
}

/** The dialog itself. Use `Dialog` of `dialog.tsx`, which loads this file. */
export function DialogOverlay({
  title,
  isOpen,
  onOpenChange,
  closeLabel,
  role,
  actions,
  size = 'medium',
  isDismissable = role !== 'alertdialog',
  focusAfterClose,
  children,
}: DialogProps) {
  return (
    <AriaLocale>
      <ModalOverlay
        className={classNames(styles.overlay)}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={isDismissable}
      >
        <ReturnFocus to={focusAfterClose} />
        <Modal className={classNames(styles.modal, size === 'wide' && styles.wide)}>
          <AriaDialog className={classNames(styles.dialog)} role={role}>
            <header className={styles.header}>
              <Heading slot="title" level={2} className={styles.title}>
                {title}
              </Heading>
              {closeLabel && (
                <IconButton
                  aria-label={closeLabel}
                  icon={<Icon name="close" />}
                  className={styles.close}
                  onPress={() => onOpenChange(false)}
                />
              )}
            </header>
            <div className={styles.body}>{children}</div>
            {actions && <footer className={styles.actions}>{actions}</footer>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  )
}
