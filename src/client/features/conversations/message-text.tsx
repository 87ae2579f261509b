import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { splitLinks } from './links.ts'
import styles from './message.module.css'

const LONG_CHARACTERS = 700
const LONG_LINES = 14

/** The text of a message with its links (tab stops only when `isReachable`), folded when it is long. */
export function MessageText({ text, isReachable }: { text: string; isReachable: boolean }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > LONG_CHARACTERS || text.split('\n', LONG_LINES + 1).length > LONG_LINES
  if (text === '')
    return (
      <p className={styles.text}>
        <em>{t`Message deleted`}</em>
      </p>
    )
  return (
    <>
      <p className={classNames(styles.text, isLong && !isOpen && styles.folded)} dir="auto">
        {splitLinks(text).map((part, index) =>
          part.href ? (
            <a
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
              key={index}
              href={part.href}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              {...(!isReachable && { tabIndex: -1 })}
            >
              {part.text}
            </a>
          ) : (
            part.text
          ),
        )}
      </p>
      {isLong && (
        <Button
          variant="quiet"
          size="small"
          tabIndex={isReachable ? 0 : -1}
          onPress={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
        >
          {isOpen ? t`Show less` : t`Show all`}
        </Button>
      )}
    </>
  )
}
