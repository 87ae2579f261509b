import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '#client/platform/words/format.ts'
import type { OwnOffer } from '#shared/contract/own-offers.ts'
import type { FieldsProps } from '../fields.tsx'
import { OtherText } from '../other-text.tsx'
import type { Change } from '../waiting-postings.ts'
import { draftOf, type OfferDraft } from './offer-draft.ts'

type Props = FieldsProps<OfferDraft> & {
  offer: OwnOffer
  waiting: Change | undefined
  startOver: (from: OfferDraft) => void
}

/** The text of an offer that another device has saved since this form's text was written. */
export function OtherOfferText({ offer, ...props }: Props) {
  const { t } = useLingui()
  const { draft } = props
  return (
    <OtherText
      {...props}
      title={<Trans>This offer was changed on another device or in another window</Trans>}
      stored={draftOf(offer)}
      language={offer.language}
      texts={[
        [t`Title`, draft.name, offer.name],
        [t`Pay (EUR)`, formatMoney(draft.pay_amount ?? 0), formatMoney(offer.pay_amount)],
        [t`Description`, draft.description, offer.description],
        [t`Skills`, draft.skills.join('\n'), offer.skills.join('\n')],
        [t`Preferences`, draft.preferences.join('\n'), offer.preferences.join('\n')],
      ]}
    />
  )
}
