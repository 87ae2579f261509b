import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { VacancyTemplate } from '#shared/contract/vacancy-templates.ts'
import { templatesQueryOptions } from './queries.ts'
import { deleteTemplate, renameTemplate } from './template-calls.ts'
import { TemplateNameDialog } from './template-name-dialog.tsx'
import styles from './templates.module.css'

/** One template with its actions. */
export function TemplateRow({ template }: { template: VacancyTemplate }) {
  const { t } = useLingui()
  const { id, name, text } = template
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const deletion = useDelete(id, close)
  return (
    <Card as="li" padding="none" className={styles.row}>
      <div className={styles.texts}>
        <p className={styles.name}>{name}</p>
        {text.title && text.title !== name && (
          <p className={styles.title} lang={text.language}>
            {text.title}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Link
          from="/$lang"
          to="/$lang/cabinet/worker/user/add-vacancy"
          search={{ template: id }}
          aria-label={t`Use template: ${name}`}
          className={buttonClass('secondary', 'small')}
        >
          <Trans>Use template</Trans>
        </Link>
        <Button
          size="small"
          variant="quiet"
          aria-label={t`Rename: ${name}`}
          onPress={() => setOpen('rename')}
        >{t`Rename`}</Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t`Delete: ${name}`}
          onPress={() => setOpen('delete')}
        >{t`Delete`}</Button>
      </div>
      <TemplateNameDialog
        title={t`Rename the template`}
        name={name}
        save={(changed) => renameTemplate(id, changed)}
        isOpen={open === 'rename'}
        onClose={close}
      />
      <QuestionDialog
        title={t`Delete this template?`}
        cancelLabel={t`Cancel`}
        actLabel={t`Delete`}
        isOpen={open === 'delete'}
        isPending={deletion.isPending}
        failure={deletion.failure}
        onCancel={close}
        onAct={deletion.send}
      >
        <p>{name}</p>
        <p>
          <Trans>Vacancies that you created from it will be kept.</Trans>
        </p>
      </QuestionDialog>
    </Card>
  )
}

function useDelete(id: number, onDone: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { queryKey } = templatesQueryOptions(useViewer())
  return useSend(
    () => deleteTemplate(id),
    () => {
      onDone()
      queryClient.setQueryData(queryKey, (list) => list?.filter((template) => template.id !== id))
      showToast({ text: t`Deleted`, tone: 'done' })
    },
  )
}
