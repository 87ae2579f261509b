import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Icon } from '#client/ui/icon.tsx'
import { splitLinks } from './links.ts'
import styles from './message.module.css'

const LONG_CHARACTERS = 700
const LONG_LINES = 14

type Props = {
  text: string
  /** Whether its links are tab stops. */
  isReachable: boolean
  /** Whether links can be clicked. Links of strangers are plain text with a warning. */
  isTrusted: boolean
  /** Whether staff have removed it. */
  isRemoved?: boolean | undefined
}

/** The text of a message with its links, folded when it is long. */
export function MessageText({ text, isReachable, isTrusted, isRemoved }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > LONG_CHARACTERS || text.split('\n', LONG_LINES + 1).length > LONG_LINES
  if (text === '')
    return (
      <p className={styles.text}>
        <em>{isRemoved ? t`Removed by the Jobmost team` : t`Message deleted`}</em>
      </p>
    )
  const parts = splitLinks(text)
  return (
    <>
      <p className={classNames(styles.text, isLong && !isOpen && styles.folded)} dir="auto">
        {parts.map((part, index) =>
          part.href && isTrusted ? (
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
      {!isTrusted && parts.some(({ href }) => href) && (
        <p className={styles.warning}>
          <Icon name="warning" size={16} />
          <span>
            <Trans>
              You do not know this person yet, so you can only open links after you have answered. Never enter
              passwords or bank details on a page that you open from a link.
            </Trans>
          </span>
        </p>
      )}
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
