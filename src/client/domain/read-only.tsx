import { Trans } from '@lingui/react/macro'
import { Notice } from '#client/ui/notice.tsx'

/** Says that the user has no actions here: a viewer of a company. */
export const ReadOnly = () => (
  <Notice>
    <Trans>
      You can view this page but not change anything. An owner of the company can give you more rights.
    </Trans>
  </Notice>
)
