import { Trans } from '@lingui/react/macro'
import { Notice } from '#client/ui/notice.tsx'

/** What a moderator's decision means for an offer. */
export function TakenDown() {
  return (
    <Notice tone="error" title={<Trans>Taken down by a moderator</Trans>}>
      <Trans>
        Nobody else sees this offer. It can be deleted, but not changed or shown again. The reason went to
        your e-mail address, if it is confirmed.
      </Trans>
    </Notice>
  )
}
