import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import { LIMITS } from '#shared/contract/limits.ts'
import styles from './shared-page.module.css'
import { findOwnPath, searchWords } from './shared-text.ts'

/** A place that can take the text. */
export type Target = { id: string | number; name: string; about: ReactNode; take: (text: string) => void }

type Props = {
  initial: string
  onSearch: (words: string) => void
  /** Null when nobody is signed in. */
  rooms: Target[] | null
  jobs: Target[]
  loginHref: string
}

/** Asks what to do with a text that another app has shared with this one. Nothing is sent from here. */
export function SharedPage({ initial, onSearch, rooms, jobs, loginHref }: Props) {
  const { t } = useLingui()
  useTitle(t`Shared text`)
  const [text, setText] = useState(initial)
  const path = findOwnPath(text, location.origin)
  const words = searchWords(text)
  const isTooLong = text.trim().length > LIMITS.messageText
  const canTake = text.trim() !== '' && !isTooLong
  return (
    <>
      <PageHeader
        title={t`Shared text`}
        subtitle={t`What would you like to do with it? Nothing has been sent yet.`}
      />
      <div className={styles.text}>
        <LimitedTextArea label={t`Text`} rows={4} value={text} onChange={setText} max={LIMITS.messageText} />
        <div className={styles.actions}>
          {path && (
            <Link to={path as string} className={buttonClass('primary')}>
              <Trans>Open the page</Trans>
            </Link>
          )}
          <Button
            variant={path ? 'secondary' : 'primary'}
            isDisabled={words === ''}
            onPress={() => onSearch(words)}
          >
            <Trans>Search jobs</Trans>
          </Button>
        </div>
      </div>
      {rooms === null && (
        <p>
          <Link to={loginHref as string}>
            <Trans>Log in to use the text in a chat or a bid</Trans>
          </Link>
        </p>
      )}
      {rooms !== null && rooms.length > 0 && (
        <Targets title={t`Write in a chat`} targets={rooms} text={text} canTake={canTake} />
      )}
      {jobs.length > 0 && <Targets title={t`Use in a bid`} targets={jobs} text={text} canTake={canTake} />}
    </>
  )
}

type TargetsProps = { title: string; targets: Target[]; text: string; canTake: boolean }

function Targets({ title, targets, text, canTake }: TargetsProps) {
  return (
    <section aria-label={title}>
      <SectionHeading>{title}</SectionHeading>
      <ul className={styles.list}>
        {targets.map(({ id, name, about, take }) => (
          <li key={id}>
            <Button
              variant="secondary"
              isDisabled={!canTake}
              className={styles.target ?? ''}
              onPress={() => take(text.trim())}
            >
              <span>
                {name} <span className={styles.about}>· {about}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
