import { useLingui } from '@lingui/react/macro'
import { saveFile } from '#client/platform/device/save-file.ts'
import { Button } from '#client/ui/button.tsx'
import type { Rubric } from '#shared/contract/places.ts'
import { csvTemplate } from './csv-template.ts'

/** Downloads a CSV file with every column and one example in the reader's language. */
export function TemplateButton({ rubrics }: { rubrics: readonly Rubric[] }) {
  const { t, i18n } = useLingui()
  const save = () =>
    saveFile(
      'jobmost.csv',
      'text/csv;charset=utf-8',
      csvTemplate((word) => i18n._(word), rubrics),
    )
  return (
    <Button size="small" variant="secondary" onPress={save}>
      {t`Download CSV template`}
    </Button>
  )
}
