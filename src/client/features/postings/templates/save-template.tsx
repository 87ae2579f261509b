import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { TemplateNameDialog } from './template-name-dialog.tsx'

/** The button that saves an own vacancy as a template. */
export function SaveTemplate({ vacancy }: { vacancy: { id: number; title: string } }) {
  const { t } = useLingui()
  // A new idempotency key at each opening of the dialog: a repeat after a lost answer creates no second template.
  const [key, setKey] = useState<string | null>(null)
  return (
    <>
      <Button size="small" variant="quiet" onPress={() => setKey(crypto.randomUUID())}>
        {t`Save as template`}
      </Button>
      <TemplateNameDialog
        title={t`Save as template`}
        draft={`new-template:${vacancy.id}`}
        name={vacancy.title}
        entryOf={(name) => ({
          kind: 'template-creation',
          label: name,
          body: { name, vacancy_id: vacancy.id },
          ...(key && { id: key, isUnsent: true }),
        })}
        isOpen={key !== null}
        onClose={() => setKey(null)}
      />
    </>
  )
}
