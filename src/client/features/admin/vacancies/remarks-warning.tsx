import { Plural } from '@lingui/react/macro'
import { Notice } from '#client/ui/notice.tsx'

/** Shown beside the pressed button, before a second press approves texts with remarks. */
export function RemarksWarning({ count }: { count: number }) {
  return (
    count > 0 && (
      <Notice tone="amber" role="alert">
        <Plural
          value={count}
          one="There are remarks on this text. Approve once more to publish it anyway."
          other="There are remarks on # of these texts. Approve once more to publish them anyway."
        />
      </Notice>
    )
  )
}
