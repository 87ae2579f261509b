import { useLingui } from '@lingui/react/macro'
import { saveFile } from '#client/platform/device/save-file.ts'
import { Button } from '#client/ui/button.tsx'
import { csvTemplate } from './csv-template.ts'

/** Downloads a CSV file with every column and one example. */
export function TemplateButton() {
  const { t } = useLingui()
  const save = () => saveFile('jobmost.csv', 'text/csv;charset=utf-8', csvTemplate())
  return (
    <Button size="small" variant="secondary" onPress={save}>
      {t`Download CSV template`}
    </Button>
  )
}
