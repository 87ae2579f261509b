import { useLingui } from '@lingui/react/macro'
import { Button } from '#client/ui/button.tsx'
import { csvTemplate } from './csv-template.ts'

/** Downloads a CSV file with every column and one example. */
export function TemplateButton() {
  const { t } = useLingui()
  return (
    <Button size="small" variant="secondary" onPress={download}>
      {t`Download CSV template`}
    </Button>
  )
}

function download(): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csvTemplate()], { type: 'text/csv;charset=utf-8' }))
  link.download = 'jobmost.csv'
  link.click()
  URL.revokeObjectURL(link.href)
}
