import { useLingui } from '@lingui/react/macro'
import { saveFile } from '#client/platform/device/save-file.ts'
import { Button } from '#client/ui/button.tsx'
import type { ReceivedBid } from '#shared/contract/bids.ts'
import { germanDayOf } from '#shared/german-day.ts'
import { bidsCsv, csvName } from './bids-csv.ts'

/** Saves the bids that the filters show as a CSV file. It is made on the device, so it works offline too. */
export function CsvButton({ bids, title }: { bids: readonly ReceivedBid[]; title: string }) {
  const { t, i18n } = useLingui()
  const save = () => {
    const today = germanDayOf(new Date())
    // The day comes first, because a long title is cut off.
    saveFile(csvName(t`Bids`, today, title), 'text/csv;charset=utf-8', bidsCsv(bids, { title, i18n }))
  }
  return (
    <Button size="small" variant="quiet" isDisabled={bids.length === 0} onPress={save}>
      {t`Download as CSV`}
    </Button>
  )
}
