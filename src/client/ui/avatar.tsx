import { useState } from 'react'
import styles from './avatar.module.css'
import { classNames } from './class-names.ts'

export interface AvatarProps {
  name: string
  src?: string | null
  size?: 'small' | 'medium' | 'large'
  className?: string
}

/** The initials of the first and the last word of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words
  return letters.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}

/** A picture or, without one, initials. Decorative: the name is beside it as text. */
export function Avatar({ name, src, size = 'medium', className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const hue = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4
  return (
    <span
      className={classNames(styles.avatar, styles[size], styles[`hue-${hue}`], className)}
      aria-hidden="true"
    >
      {src && failed !== src ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setFailed(src)} />
      ) : (
        initials(name)
      )}
    </span>
  )
}
