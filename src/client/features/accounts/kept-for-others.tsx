import { Trans } from '@lingui/react/macro'

/** List items: what of an erased account stays, because others need it. */
export const KeptForOthers = ({ isEmployer }: { isEmployer: boolean }) => (
  <>
    <li>
      {isEmployer ? (
        <Trans>The bids and messages that other people sent you. They see “Deleted account”.</Trans>
      ) : (
        <Trans>The messages that other people sent you. They see “Deleted account”.</Trans>
      )}
    </li>
    <li>
      <Trans>Records of moderators’ decisions, without your name or text</Trans>
    </li>
  </>
)
