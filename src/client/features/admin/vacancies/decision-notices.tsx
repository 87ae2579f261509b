import { Plural } from '@lingui/react/macro'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Notice } from '#client/ui/notice.tsx'

type Props = {
  error: unknown
  /** How many vacancies were left as they are, because they had changed. */
  changed: number
}

/** Shown above the text: failures, and changes made meanwhile. */
export function DecisionNotices({ error, changed }: Props) {
  return (
    <>
      {error != null && (
        <Notice tone="error" role="alert">
          {failureText(error)}
        </Notice>
      )}
      {changed > 0 && (
        <Notice tone="amber" role="alert">
          <Plural
            value={changed}
            one="# vacancy has since been changed or reviewed and was left as it is"
            other="# vacancies have since been changed or reviewed and were left as they are"
          />
        </Notice>
      )}
    </>
  )
}
