import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatBytes } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import { GROUPS } from './groups.ts'
import styles from './storage-page.module.css'
import type { StoredGroup, Usage } from './usage.ts'

type Props = { name: StoredGroup; usage: Usage; isPending: boolean; onClear: () => void }

/** One group of stored data with its size. Drafts exist nowhere else, so their deletion is confirmed. */
export function StoredGroupRow({ name, usage, isPending, onClear }: Props) {
  const { t, i18n } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const { label, hint, canClear } = GROUPS[name]
  const title = i18n._(label)
  const isEmpty = usage.entries === 0
  const size = formatBytes(usage.bytes)
  const clear = () => {
    setAsking(false)
    onClear()
  }
  return (
    <li className={styles.group}>
      <div className={styles.words}>
        <h3 className={styles.label}>{title}</h3>
        <p className={styles.hint}>{i18n._(hint)}</p>
        <p className={styles.size}>
          {isEmpty ? (
            <Trans>Nothing stored</Trans>
          ) : name === 'answers' ? (
            size
          ) : (
            <>
              <Plural value={usage.entries} one="# entry" other="# entries" />, {size}
            </>
          )}
        </p>
      </div>
      {canClear && !isEmpty && (
        <Button
          variant="secondary"
          size="small"
          icon={<Icon name="trash" size={20} />}
          aria-label={t`Delete: ${title}`}
          isPending={isPending}
          onPress={() => (name === 'drafts' ? setAsking(true) : clear())}
        >
          <Trans>Delete</Trans>
        </Button>
      )}
      {name === 'outbox' && !isEmpty && (
        <Link from="/$lang" to="/$lang/outbox" className={styles.link}>
          <Trans>Open the outbox</Trans>
        </Link>
      )}
      <QuestionDialog
        title={t`Delete all drafts?`}
        cancelLabel={t`Cancel`}
        actLabel={t`Delete`}
        isOpen={isAsking}
        isPending={false}
        failure={null}
        onCancel={() => setAsking(false)}
        onAct={clear}
      >
        <p>
          <Trans>Drafts are only on this device. They cannot be restored.</Trans>
        </p>
      </QuestionDialog>
    </li>
  )
}
