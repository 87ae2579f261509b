import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { saveFile } from '#client/platform/device/save-file.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { readResume } from './mutations.ts'

/** Downloads the profile as JSON Resume (jsonresume.org). */
export function ResumeButton() {
  const { t } = useLingui()
  const reading = useMutation({
    mutationFn: readResume,
    onSuccess: (resume) => saveFile('resume.json', 'application/json', JSON.stringify(resume, null, 2)),
  })
  return (
    <>
      <FailureNotice>{reading.error && failureText(reading.error)}</FailureNotice>
      <Button variant="secondary" isPending={reading.isPending} onPress={() => reading.mutate()}>
        {t`Download your profile as JSON Resume`}
      </Button>
    </>
  )
}
