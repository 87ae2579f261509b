import { Trans, useLingui } from '@lingui/react/macro'
import { RefusedText } from '#client/domain/outbox/refused-text.tsx'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import type { ReceivedBid } from '#shared/contract/bids.ts'

/** The title of a conflict between two notes. */
export const NoteChangedElsewhere = () => (
  <Trans>This note was changed on another device or by a colleague</Trans>
)

/** A note that the server has refused, with the note that was written meanwhile. */
export function RefusedNote({ entry, bid }: { entry: EntryOf<'bid-note'>; bid: ReceivedBid }) {
  const { t } = useLingui()
  const { sent: _, ...body } = entry.body
  const { text, tags, version } = bid.note
  return (
    <RefusedText
      entry={entry}
      title={<NoteChangedElsewhere />}
      texts={[
        [t`Your note`, body.text ?? '', text ?? ''],
        [t`Tags`, body.tags.join(', '), tags.join(', ')],
      ]}
      isOther={version !== undefined && version !== body.version}
      kept={{ ...body, version }}
      rest={null}
    />
  )
}
