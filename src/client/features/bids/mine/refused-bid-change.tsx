import { Trans } from '@lingui/react/macro'
import { RefusedText } from '#client/domain/outbox/refused-text.tsx'
import type { EntryOf } from '#client/platform/outbox/entry.ts'
import { type BidContent, useBidTexts } from './use-bid-texts.ts'

/** The title of a conflict between two versions of a bid. */
export const BidChangedElsewhere = () => (
  <Trans>This bid was changed on another device or in another window</Trans>
)

type Props = { entry: EntryOf<'bid-change'>; bid: BidContent & { version?: number | undefined } }

/** A change of a bid that the server has refused, with what was saved meanwhile. */
export function RefusedBidChange({ entry, bid }: Props) {
  const textsOf = useBidTexts()
  const { sent: _, ...body } = entry.body
  return (
    <RefusedText
      entry={entry}
      title={<BidChangedElsewhere />}
      texts={textsOf(body, bid)}
      isOther={bid.version !== undefined && bid.version !== body.version}
      kept={{ ...body, version: bid.version }}
      rest={null}
    />
  )
}
