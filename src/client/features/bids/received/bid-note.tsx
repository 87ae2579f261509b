import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { BothTexts } from '#client/domain/both-texts.tsx'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { useSubmit } from '#client/domain/outbox/use-submit.ts'
import { baseOf, isConflict, type StoredText, versionFor } from '#client/domain/outbox/written-for.ts'
import { receivedBidsKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { findFormErrors } from '#client/platform/forms/find-form-errors.ts'
import { useDraft } from '#client/platform/forms/use-draft.ts'
import { useFormCheck } from '#client/platform/forms/use-form-check.ts'
import { Button } from '#client/ui/button.tsx'
import { Chip } from '#client/ui/chip.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Form } from '#client/ui/form.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { BidNoteSchema, type ReceivedBid } from '#shared/contract/bids.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import { tagsIn, tagsProblem } from './bids-search.ts'
import styles from './received-bids.module.css'
import { NoteChangedElsewhere } from './refused-note.tsx'

type Props = { bid: ReceivedBid }
/** Drafts of earlier releases have no base. */
type Draft = { text: string; tags: string; base?: StoredText }

/** The note as the server stores it. */
const textOf = ({ text, tags }: Draft) => `${text.trim()}\n${tagsIn(tags).join(', ')}`

/** The employer's private note and tags on a bid, with a form to change them. */
export function BidNote({ bid, isReadOnly }: Props & { isReadOnly: boolean }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { text, tags } = bid.note
  const name = bid.bidder.name
  if (isOpen) return <NoteForm bid={bid} onClose={() => setOpen(false)} />
  return (
    <div className={styles.note}>
      {(text || tags.length > 0) && (
        <p className={styles.noteLabel}>
          <Trans>Your note</Trans>
        </p>
      )}
      {tags.length > 0 && (
        <p className={styles.tags}>
          {tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </p>
      )}
      {text && <p className={styles.noteText}>{text}</p>}
      {!isReadOnly && (
        <Button
          size="small"
          variant="quiet"
          icon={<Icon name="edit" size={18} />}
          onPress={() => setOpen(true)}
          aria-label={text || tags.length > 0 ? t`Change your note: ${name}` : t`Add a note: ${name}`}
        >
          {text || tags.length > 0 ? <Trans>Change your note</Trans> : <Trans>Add a note</Trans>}
        </Button>
      )}
    </div>
  )
}

/** The words for tags that the server would refuse. */
function useTagsError(typed: string): string | undefined {
  const { t } = useLingui()
  const { bidTag: length, bidTags: count } = LIMITS
  const { tooLong, isTooMany } = tagsProblem(tagsIn(typed))
  if (tooLong) return t`A tag can have at most ${length}\u00a0characters, and this one has more: “${tooLong}”`
  return isTooMany ? t`At most ${count} tags, please` : undefined
}

function NoteForm({ bid, onClose }: Props & { onClose: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const stored = { text: bid.note.text ?? '', tags: bid.note.tags.join(', ') }
  const storedText = { text: textOf(stored), version: bid.note.version }
  const [first] = useState<Draft>({ ...stored, base: storedText })
  const [typed, setNote, { clear }] = useDraft(`bid-note:${bid.id}`, first)
  const note = { ...typed, base: baseOf(typed.base, storedText, textOf(typed)) }
  const form = useRef<HTMLDivElement>(null)
  const close = () => {
    // The form disappears with its focused field, so the focus moves to the bid's card.
    form.current?.closest<HTMLElement>('article')?.focus({ preventScroll: true })
    onClose()
  }
  const leave = async () => {
    await clear()
    close()
  }
  const { send, reset, isPending, errors, failure } = useSubmit(leave)
  const { language } = useViewer()
  const written = { text: note.text.trim() || null, tags: tagsIn(note.tags) }
  const wrongTags = useTagsError(note.tags)
  const save = () => {
    const body = { bidId: bid.id, ...written, version: versionFor(note.base, storedText) }
    // A conflict is shown with the other text.
    const onError = () => queryClient.invalidateQueries({ queryKey: receivedBidsKeys.all })
    if (!isPending && !wrongTags) send({ kind: 'bid-note', label: bid.bidder.name, body }, { onError })
  }
  const findErrors = () => findFormErrors(BidNoteSchema, written, language)
  const { shown, onSubmit, onWrong } = useFormCheck(findErrors, save, { errors })
  const hasConflict = isConflict(note.base, storedText, textOf(note))
  return (
    <div ref={form}>
      <Form className={styles.noteForm} onSubmit={onSubmit} onWrong={onWrong} validationErrors={shown}>
        {hasConflict && (
          <BothTexts
            title={<NoteChangedElsewhere />}
            texts={[
              [t`Your note`, note.text, stored.text],
              [t`Tags`, note.tags, stored.tags],
            ]}
            onKeep={() => {
              setNote({ ...note, base: storedText })
              reset()
            }}
            onUseOther={leave}
          />
        )}
        <LimitedTextArea
          name="text"
          label={t`Your note`}
          description={t`Only you and your team see it, never the job seeker.`}
          value={note.text}
          onChange={(text) => setNote({ ...note, text })}
          max={LIMITS.bidNote}
          rows={2}
          autoFocus
        />
        <TextField
          name="tags"
          label={t`Tags`}
          description={t`Separated by commas`}
          value={note.tags}
          onChange={(tags) => setNote({ ...note, tags })}
          errorMessage={wrongTags}
          data-wrong={wrongTags === undefined ? undefined : true}
          autoComplete="off"
        />
        <FailureNotice>{!hasConflict && failure}</FailureNotice>
        <div className={styles.answers}>
          <Button size="small" type="submit" isPending={isPending}>
            {t`Save`}
          </Button>
          <Button size="small" variant="quiet" onPress={leave}>
            {t`Cancel`}
          </Button>
        </div>
      </Form>
    </div>
  )
}
