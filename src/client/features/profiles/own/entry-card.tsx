import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Education, Experience, LanguageSkill } from '#shared/contract/profiles.ts'
import { Period } from '../period.tsx'
import { LANGUAGE_LEVELS, languageName } from '../terms.ts'
import type { Entry } from './entry-drafts.ts'
import styles from './own-profile.module.css'
import { deleteEntry, type EntryKind } from './profile-calls.ts'
import { useSave } from './use-save.ts'

type Props = { kind: EntryKind; entry: Entry; onEdit: () => void; onDelete: () => void }

/** One entry of a list, with the ways to change it; asks before it goes for good. */
export function EntryCard({ kind, entry, onEdit, onDelete }: Props) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const { send, reset, isPending, failure } = useSave(
    () => {
      onDelete()
      return deleteEntry(kind, entry.id)
    },
    () => undefined,
    t`Deleted`,
  )
  const leave = () => {
    reset()
    setAsking(false)
  }
  return (
    <Card as="article" className={styles.entry}>
      <EntryText kind={kind} entry={entry} />
      <div className={styles.actions}>
        <Button size="small" variant="secondary" onPress={onEdit}>{t`Edit`}</Button>
        <Button size="small" variant="quiet" onPress={() => setAsking(true)}>
          {t`Delete`}
        </Button>
      </div>
      <Dialog
        role="alertdialog"
        title={t`Delete this entry?`}
        isOpen={isAsking}
        onOpenChange={leave}
        actions={
          <>
            <Button variant="secondary" onPress={leave}>
              {t`Cancel`}
            </Button>
            <Button variant="danger" isPending={isPending} onPress={() => send()}>
              {t`Delete`}
            </Button>
          </>
        }
      >
        <EntryText kind={kind} entry={entry} />
        <p>
          <Trans>This cannot be taken back.</Trans>
        </p>
        {failure && (
          <Notice tone="error" role="alert">
            {failure}
          </Notice>
        )}
      </Dialog>
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
        <p className={styles.soft}>{i18n._(LANGUAGE_LEVELS[level])}</p>
      </>
    )
  }
  const { period_from, period_to, ...rest } = entry as Experience | Education
  return (
    <>
      <h2 className={styles.name}>{'position' in rest ? rest.position : rest.specialty}</h2>
      <p className={styles.soft}>
        {'institution' in rest && `${rest.institution} · `}
        <Period from={period_from} to={period_to} />
      </p>
      {'responsibilities' in rest && <p className={styles.text}>{rest.responsibilities}</p>}
    </>
  )
}
