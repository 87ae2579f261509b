import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import styles from './back-link.module.css'

type Props = Pick<LinkProps, 'to' | 'params'> & { children: ReactNode }

/** A link to the page above. */
export function BackLink({ children, ...link }: Props) {
  return (
    <Link from="/$lang" {...(link as LinkProps)} className={styles.back}>
      <Icon name="chevron-left" size={20} />
      {children}
    </Link>
  )
}
