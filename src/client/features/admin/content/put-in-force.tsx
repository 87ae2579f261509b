import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { RenderOwnerForm } from '#client/domain/owner-form-props.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { Edited } from '#shared/contract/edited-content.ts'
import styles from './content.module.css'
import { editedKindKey, putInForce } from './queries.ts'

type Props = { item: Edited; renderOwnerForm: RenderOwnerForm }

/**
 * Makes a text public that waits for its announcement, without telling anybody: at once, or together with the announced
 * version that it corrects.
 */
export function PutInForce({ item: { id, version, coming_on }, renderOwnerForm }: Props) {
  const { t } = useLingui()
  const day = coming_on && formatDate(coming_on)
  const viewer = useViewer()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={styles.actions}>
        <Button variant="secondary" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {day
            ? t`Only wording corrected: apply from ${day}`
            : t`Only wording corrected: put into force at once`}
        </Button>
      </div>
      {isOpen &&
        renderOwnerForm({
          label: day ? t`Apply version ${version} from ${day}` : t`Put version ${version} into force`,
          children: (
            <>
              <p>
                <Trans>
                  Nobody is notified. This is right for corrections of wording, and while nobody has
                  registered yet.
                </Trans>
              </p>
              {day && (
                <p>
                  <Trans>The announced version is still to come. This text applies together with it.</Trans>
                </p>
              )}
            </>
          ),
          send: (proof) => putInForce(id, version, proof),
          onSent: () => {
            setOpen(false)
            showToast({ tone: 'done', text: day ? t`The text applies from ${day}` : t`The text is in force` })
            return client.invalidateQueries({ queryKey: editedKindKey(viewer, 'pages') })
          },
        })}
    </>
  )
}
