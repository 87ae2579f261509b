import { useLingui } from '@lingui/react/macro'
import { saveFile } from '#client/platform/device/save-file.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { exportAudit } from './queries.ts'
import type { AuditSearch } from './search.ts'

/** Downloads the entries that match the filters as CSV or JSON. */
export function ExportButtons({ search }: { search: AuditSearch }) {
  const { t } = useLingui()
  const { send, isPending, failure } = useSend(
    (format: 'csv' | 'json') => exportAudit(format, search),
    ({ name, type, content }) => saveFile(name, type, content),
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
    </>
  )
}
