import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { ApiError } from '#client/platform/api/errors.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Card } from '#client/ui/card.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { FileButton } from '#client/ui/file-button.tsx'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { Rubric } from '#shared/contract/places.ts'
import { createDraft, type Employer } from '../vacancies/vacancy-draft.ts'
import { ColumnList } from './column-list.tsx'
import { createSource, deleteSource, uploadFeed } from './import-calls.ts'
import styles from './imports.module.css'
import { importsQueryOptions } from './queries.ts'
import { EMPTY_SOURCE } from './source-form.tsx'
import { TemplateButton } from './template-button.tsx'

type Props = {
  employer: Employer | undefined
  rubrics: readonly Rubric[]
  /** False when there is a source for files already, whose card has the button, or when nothing can be uploaded. */
  hasButton: boolean
  /** Called with the id of the new source. */
  onAdded: (id: number) => void
}

/** The card that comes first: what a table is like, and a button that uploads one. The source is made with the first upload. */
export function FirstUpload({ employer, rubrics, hasButton, onAdded }: Props) {
  const { t } = useLingui()
  const viewer = useViewer()
  const queryClient = useQueryClient()
  // A repeated request must not add a second source.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const { company_name, contact_name, employer_kind } = createDraft(employer)
  const name = t`My table`
  const upload = useSend(
    async (file: File) => {
      const source = {
        ...EMPTY_SOURCE,
        name,
        company_name: company_name || null,
        contact_name: contact_name || null,
        employer_kind,
        language: viewer.language,
      }
      const { data } = await createSource(source, key)
      setKey(crypto.randomUUID())
      try {
        return await uploadFeed(data.id, file, viewer.language)
      } catch (error) {
        // A table that was refused leaves no empty source. One that may have arrived does.
        if (error instanceof ApiError) await deleteSource(data.id).catch(() => undefined)
        throw error
      } finally {
        await queryClient.invalidateQueries({ queryKey: importsQueryOptions(viewer).queryKey })
      }
    },
    ({ data }) => onAdded(data.id),
  )
  return (
    <Card as="section" padding="large" className={styles.source}>
      <SectionHeading>
        <Trans>Upload a table from Excel (CSV)</Trans>
      </SectionHeading>
      <p>
        <Trans>
          One row for each vacancy. In Excel, choose “Save as” and “CSV UTF-8”. You will first see what would
          change. Nothing is imported until you confirm it.
        </Trans>
      </p>
      <p>
        <Trans>
          A file adds new vacancies and updates those you have already imported. Vacancies that are not in it
          stay open, unless you choose otherwise.
        </Trans>
      </p>
      <NeedsServer isButton />
      <FailureNotice>{upload.errors.file?.[0] ?? upload.failure}</FailureNotice>
      <div className={styles.actions}>
        {hasButton && (
          <FileButton
            inputLabel={t`Table with vacancies`}
            accept=".csv,text/csv"
            onChoose={upload.send}
            isPending={upload.isPending}
          >{t`Upload a file`}</FileButton>
        )}
        <TemplateButton rubrics={rubrics} />
      </div>
      <ColumnList rubrics={rubrics} />
    </Card>
  )
}
