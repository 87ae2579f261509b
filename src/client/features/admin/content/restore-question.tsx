import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { dateTimeInText } from '#client/platform/words/format.ts'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'
import type { ContentKind } from '#shared/contract/content-kinds.ts'
import type { ContentVersion } from '#shared/contract/edited-content.ts'
import { publicationOf } from './item-title.ts'
import { isAnnounced } from './kinds.ts'

type Props = {
  kind: ContentKind
  version: ContentVersion | null
  isPending: boolean
  failure: ReactNode
  onCancel: () => void
  onRestore: (version: number) => void
}

/** Asks before an earlier version replaces the present text, and says when readers see it. */
export function RestoreQuestion({ kind, version, isPending, failure, onCancel, onRestore }: Props) {
  const { t } = useLingui()
  // The closing dialog still shows its version.
  const [shown, setShown] = useState(version)
  if (version && version !== shown) setShown(version)
  if (!shown) return null
  return (
    <QuestionDialog
      title={t`Restore version ${shown.version}?`}
      cancelLabel={t`Cancel`}
      actLabel={t`Restore`}
      variant="primary"
      isOpen={version !== null}
      isPending={isPending}
      failure={failure}
      onCancel={onCancel}
      onAct={() => onRestore(shown.version)}
    >
      <NeedsServer isButton />
      <p>
        <Effect kind={kind} form={shown.form} />
      </p>
    </QuestionDialog>
  )
}

function Effect({ kind, form }: { kind: ContentKind; form: Record<string, unknown> }) {
  if (isAnnounced(kind, form))
    return <Trans>It will replace the current text in all languages and wait to be announced.</Trans>
  switch (publicationOf(form, new Date())) {
    case 'draft':
      return (
        <Trans>It will replace the current text and become a draft: readers will no longer find it.</Trans>
      )
    case 'scheduled': {
      const date = dateTimeInText(String(form.published_at))
      return <Trans>It will replace the current text. Readers will find it from {date}.</Trans>
    }
    default:
      return <Trans>It will replace the current text in all languages and be public at once.</Trans>
  }
}
