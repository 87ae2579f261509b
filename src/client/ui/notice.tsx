import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './notice.module.css'

export type NoticeTone = 'info' | 'amber' | 'done' | 'error'

export interface NoticeProps {
  tone?: NoticeTone
  title?: ReactNode
  /** `bar`: one line over the whole width, as for the connection. */
  variant?: 'box' | 'bar'
  icon?: IconName
  /** `status` or `alert` for a notice that appears while the page is open. */
  role?: 'status' | 'alert' | 'note'
  /** Buttons or links at the end. */
  actions?: ReactNode
  className?: string
  children?: ReactNode
}

const ICONS: Record<NoticeTone, IconName> = {
  info: 'info',
  amber: 'waiting',
  done: 'check',
  error: 'warning',
}

/** A message within the page. */
export function Notice({
  tone = 'info',
  title,
  variant = 'box',
  icon = ICONS[tone],
  role,
  actions,
  className,
  children,
}: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[variant], styles[tone], className)} role={role}>
      <Icon name={icon} size={22} className={styles.icon} />
      <div className={styles.body}>
        <div className={styles.content}>
          {title != null && <strong className={styles.title}>{title}</strong>}
          {children != null && <div className={styles.text}>{children}</div>}
        </div>
        {actions != null && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  )
}
