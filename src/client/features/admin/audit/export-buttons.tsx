import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { saveFile } from '#client/platform/device/save-file.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { exportAudit } from './queries.ts'
import type { AuditSearch } from './search.ts'

/** Downloads the entries that match the filters as CSV or JSON. */
export function ExportButtons({ search }: { search: AuditSearch }) {
  const { t } = useLingui()
  const [since, setSince] = useState<string | null>(null)
  const { send, isPending, failure } = useSend(
    (format: 'csv' | 'json') => exportAudit(format, search),
    ({ name, type, content, complete_since }) => {
      saveFile(name, type, content)
      setSince(complete_since)
    },
  )
  return (
    <>
      <Button variant="secondary" isPending={isPending} onPress={() => send('csv')}>
        {t`Export CSV`}
      </Button>
      <Button variant="secondary" isDisabled={isPending} onPress={() => send('json')}>
        {t`Export JSON`}
      </Button>
      <FailureNotice>{failure}</FailureNotice>
      {since && (
        <Notice tone="amber" role="status">
          {t`The file contains the newest 50,000 entries, back to ${formatDate(since)}. To export older ones, set “Until” to that day.`}
        </Notice>
      )}
    </>
  )
}
