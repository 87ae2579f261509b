import { useLingui } from '@lingui/react/macro'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import type { Education, Experience, LanguageSkill } from '#shared/contract/profiles.ts'
import { Period } from '../period.tsx'
import { LANGUAGE_LEVELS, languageName } from '../terms.ts'
import type { Entry } from './entry-drafts.ts'
import styles from './own-profile.module.css'
import { deleteEntry, type EntryKind } from './profile-calls.ts'
import { useSave } from './use-save.ts'

type Props = { kind: EntryKind; entry: Entry; onEdit: () => void; onDeleted: () => void }

/** One entry of a list, with the ways to change it. */
export function EntryCard({ kind, entry, onEdit, onDeleted }: Props) {
  const { t } = useLingui()
  const { send, isPending, failure } = useSave(() => deleteEntry(kind, entry.id), onDeleted, t`Deleted`)
  return (
    <Card as="article" className={styles.entry}>
      <EntryText kind={kind} entry={entry} />
      <div className={styles.actions}>
        <Button size="small" variant="secondary" onPress={onEdit}>{t`Edit`}</Button>
        <Button size="small" variant="quiet" isPending={isPending} onPress={() => send()}>
          {t`Delete`}
        </Button>
      </div>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
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
