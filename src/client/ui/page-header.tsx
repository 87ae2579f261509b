import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './page-header.module.css'

export interface PageHeaderProps {
  title: ReactNode
  subtitle?: ReactNode
  actions?: ReactNode
  /** Above the title, for example a link to the parent page. */
  before?: ReactNode
  className?: string
}

/** The head of a page, with its only h1. */
export function PageHeader({ title, subtitle, actions, before, className }: PageHeaderProps) {
  return (
    <header className={classNames(styles.header, className)}>
      <div className={styles.texts}>
        {before}
        <h1 className={styles.title}>{title}</h1>
        {subtitle != null && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      {actions != null && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
