import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import type { ReceivedBid } from '#shared/contract/bids.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { tagsIn } from './bids-search.ts'
import styles from './received-bids.module.css'
import { useNote } from './use-answer.ts'

type Props = { bid: ReceivedBid; vacancyId: number }

/** The employer's private note and tags on a bid, with a form to change them. */
export function BidNote({ bid, vacancyId }: Props) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { text, tags } = bid.note
  const name = bid.bidder.name
  if (isOpen) return <NoteForm bid={bid} vacancyId={vacancyId} onClose={() => setOpen(false)} />
  return (
    <div className={styles.note}>
      {tags.length > 0 && (
        <p className={styles.tags}>
          {tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </p>
      )}
      {text && <p className={styles.noteText}>{text}</p>}
      <Button
        size="small"
        variant="quiet"
        icon={<Icon name="edit" size={18} />}
        onPress={() => setOpen(true)}
        aria-label={text || tags.length > 0 ? t`Change your note: ${name}` : t`Add a note: ${name}`}
      >
        {text || tags.length > 0 ? <Trans>Change your note</Trans> : <Trans>Add a note</Trans>}
      </Button>
    </div>
  )
}

function NoteForm({ bid, vacancyId, onClose }: Props & { onClose: () => void }) {
  const { t } = useLingui()
  const [text, setText] = useState(bid.note.text ?? '')
  const [tags, setTags] = useState(bid.note.tags.join(', '))
  const form = useRef<HTMLDivElement>(null)
  const close = () => {
    // The form disappears with its focused field, so the focus moves to the bid's card.
    form.current?.closest<HTMLElement>('article')?.focus({ preventScroll: true })
    onClose()
  }
  const { mutate, isPending, error } = useNote(vacancyId, bid.id, close)
  return (
    <div className={styles.noteForm} ref={form}>
      <LimitedTextArea
        label={t`Your note`}
        description={t`Only you see it, never the job seeker.`}
        value={text}
        onChange={setText}
        max={LIMITS.bidNote}
        rows={2}
        autoFocus
      />
      <TextField
        label={t`Tags`}
        description={t`Separated by commas`}
        value={tags}
        onChange={setTags}
        autoComplete="off"
      />
      <FailureNotice>{error && failureText(error)}</FailureNotice>
      <div className={styles.answers}>
        <Button
          size="small"
          isPending={isPending}
          onPress={() => mutate({ text: text.trim() || null, tags: tagsIn(tags) })}
        >
          {t`Save`}
        </Button>
        <Button size="small" variant="quiet" onPress={close}>
          {t`Cancel`}
        </Button>
      </div>
    </div>
  )
}
