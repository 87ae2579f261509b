import { useLingui } from '@lingui/react/macro'
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
    ({ name, type, content }) => download(name, new Blob([content], { type })),
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

function download(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
