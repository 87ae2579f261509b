import { Plural } from '@lingui/react/macro'
import { Notice } from '#client/ui/notice.tsx'

/** Shown beside the pressed button, before a second press approves texts with remarks. */
export function RemarksWarning({ count }: { count: number }) {
  return (
    count > 0 && (
      <Notice tone="amber" role="alert">
        <Plural
          value={count}
          one="This text has remarks. Approve once more to publish it anyway."
          other="# of these texts have remarks. Approve once more to publish them anyway."
        />
      </Notice>
    )
  )
}
