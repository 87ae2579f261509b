import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnqueue } from '#client/domain/outbox/use-enqueue.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import type { VacancyTemplate } from '#shared/contract/vacancy-templates.ts'
import { TemplateNameDialog } from './template-name-dialog.tsx'
import styles from './templates.module.css'

/** One template with its actions. */
export function TemplateRow({ template }: { template: VacancyTemplate }) {
  const { t } = useLingui()
  const { id, name, text } = template
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const enqueue = useEnqueue()
  const remove = async () => {
    close()
    await enqueue({ kind: 'template-removal', label: name, body: { id } })
  }
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
        title={t`Rename template`}
        draft={`template-name:${id}`}
        name={name}
        entryOf={(changed) => ({ kind: 'template-name', label: changed, body: { id, name: changed } })}
        isOpen={open === 'rename'}
        onClose={close}
      />
      <QuestionDialog
        title={t`Delete this template?`}
        cancelLabel={t`Cancel`}
        actLabel={t`Delete`}
        isOpen={open === 'delete'}
        onCancel={close}
        isPending={false}
        failure={null}
        onAct={remove}
      >
        <p>{name}</p>
        <p>
          <Trans>Vacancies that you created from it will be kept.</Trans>
        </p>
      </QuestionDialog>
    </Card>
  )
}
