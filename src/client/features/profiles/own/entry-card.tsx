import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DeleteQuestion } from '#client/domain/delete-question.tsx'
import { useEnqueue } from '#client/domain/outbox/use-enqueue.ts'
import { languageLevels, languageName } from '#client/domain/profile-labels.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import type { Education, Experience, LanguageSkill } from '#shared/contract/profiles.ts'
import { Period } from '../period.tsx'
import { Recognition } from '../recognition.tsx'
import { type Entry, entryName } from './entry-drafts.ts'
import styles from './own-profile.module.css'
import type { EntryKind } from './profile-calls.ts'

type Props = { kind: EntryKind; entry: Entry; onEdit: () => void; onDelete: () => void }

/** One entry of a list with buttons to edit and delete it. Deleting asks for confirmation. */
export function EntryCard({ kind, entry, onEdit, onDelete }: Props) {
  const { t } = useLingui()
  const [isConfirming, setConfirming] = useState(false)
  const enqueue = useEnqueue()
  const remove = async () => {
    onDelete()
    const body = { list: kind, id: entry.id, version: entry.version }
    await enqueue({ kind: 'profile-entry-remove', label: entryName(entry), body })
    setConfirming(false)
  }
  return (
    <Card as="article" className={styles.entry} data-entry={entry.id} tabIndex={-1}>
      <EntryText kind={kind} entry={entry} />
      <div className={styles.actions}>
        <Button size="small" variant="secondary" onPress={onEdit}>{t`Edit`}</Button>
        <Button size="small" variant="quiet" onPress={() => setConfirming(true)}>
          {t`Delete`}
        </Button>
      </div>
      <DeleteQuestion
        isOpen={isConfirming}
        isPending={false}
        failure={null}
        onCancel={() => setConfirming(false)}
        onDelete={remove}
      >
        <EntryText kind={kind} entry={entry} />
        <p>
          <Trans>This cannot be undone.</Trans>
        </p>
      </DeleteQuestion>
    </Card>
  )
}

function EntryText({ kind, entry }: Pick<Props, 'kind' | 'entry'>) {
  const { i18n } = useLingui()
  if (kind === 'languages') {
    const { language, level } = entry as LanguageSkill
    return (
      <>
        <h2 className={styles.name}>{languageName(language)}</h2>
        <p className={styles.soft}>{languageLevels((message) => i18n._(message))[level]}</p>
      </>
    )
  }
  const { period_from, period_to, ...rest } = entry as Experience | Education
  return (
    <>
      <h2 className={styles.name}>{'position' in rest ? rest.position : rest.specialty}</h2>
      <p className={styles.soft}>
        {'institution' in rest ? `${rest.institution} · ` : rest.employer && `${rest.employer} · `}
        <Period from={period_from} to={period_to} />
      </p>
      {'institution' in rest && <Recognition of={rest} className={styles.soft} />}
      {'responsibilities' in rest && <p className={styles.text}>{rest.responsibilities}</p>}
    </>
  )
}
