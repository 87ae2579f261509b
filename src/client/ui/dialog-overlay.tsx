import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import type { DialogProps } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { ReturnFocus } from './return-focus.tsx'

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
  children,
}: DialogProps) {
  return (
    <ModalOverlay
      className={classNames(styles.overlay)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
    >
      <ReturnFocus />
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
  )
}
