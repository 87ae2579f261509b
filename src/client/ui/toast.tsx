import { useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './toast.module.css'
import { type ToastTone, toastStore } from './toast-store.ts'

const ICONS: Record<ToastTone, IconName> = { done: 'check', info: 'info', error: 'warning' }

/** Shows the messages of `showToast`; once in the app. It has no accessible name. */
export function ToastRegion() {
  const { toasts, isPaused } = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.getState,
    toastStore.getState,
  )
  return (
    <div
      className={styles.region}
      role="status"
      aria-live="polite"
      aria-atomic="false"
      // Keeps it accessible while a dialog hides the rest of the page.
      data-react-aria-top-layer="true"
      data-paused={isPaused || undefined}
      onPointerEnter={toastStore.pause}
      onPointerLeave={toastStore.resume}
      onFocus={toastStore.pause}
      onBlur={toastStore.resume}
    >
      {toasts.map(({ id, text, tone }) => (
        <div key={id} className={classNames(styles.toast, styles[tone])}>
          <Icon name={ICONS[tone]} size={22} className={styles.icon} />
          <span>{text}</span>
          <span className={styles.progress} aria-hidden="true" />
        </div>
      ))}
    </div>
  )
}
