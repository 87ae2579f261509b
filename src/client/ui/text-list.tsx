import type { ReactNode } from 'react'
import { SectionHeading } from './section-heading.tsx'
import styles from './text-list.module.css'

export interface TextListProps {
  heading: ReactNode
  level?: 2 | 3
  items: readonly string[]
  /** The language of the items. */
  lang?: string
}

/** A list of short texts under a heading; nothing for an empty list. */
export function TextList({ heading, level, items, lang }: TextListProps) {
  if (items.length === 0) return null
  return (
    <section>
      <SectionHeading level={level}>{heading}</SectionHeading>
      <ul className={styles.items} lang={lang}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and none ever moves
          <li key={index}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
