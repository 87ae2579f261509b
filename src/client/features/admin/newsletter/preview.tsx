import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useSend } from '#client/platform/forms/use-send.ts'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { RadioGroup } from '#client/ui/radio-group.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#shared/contract/languages.ts'
import { hasRight } from '#shared/rules/staff-rights.ts'
import { waitingQueryOptions } from '../queries.ts'
import styles from './newsletter.module.css'
import { mailTest, newsletterPreviewQueryOptions, newsletterQueryOptions } from './queries.ts'

/** The newsletter as a reader of all rubrics would get it now, and a button that mails it to the current user. */
export function Preview() {
  const { t } = useLingui()
  const viewer = useViewer()
  const [language, setLanguage] = useState<Language>(viewer.language)
  const { data, error, refetch } = useQuery(newsletterPreviewQueryOptions(viewer, language))
  const { data: newsletter } = useQuery(newsletterQueryOptions(viewer))
  const role = useQuery(waitingQueryOptions(viewer)).data?.data.role ?? null
  const { send, isPending, failure } = useSend(mailTest, () =>
    showToast(
      newsletter?.data.mails_are_files
        ? {
            tone: 'info',
            // Editors have no list of e-mails.
            text: hasRight(role, 'operation')
              ? t`No mail server is set (SMTP_URL): the test is stored as a file in DATA_DIR and listed under “E-mails”`
              : t`No mail server is set (SMTP_URL): the test is stored as a file in DATA_DIR`,
          }
        : { tone: 'done', text: t`The test is on its way to your e-mail address` },
    ),
  )
  const mail = data?.data
  return (
    <Card as="section" aria-label={t`Preview`} className={styles.preview}>
      <h2 className={styles.heading}>{t`Preview`}</h2>
      <RadioGroup
        label={t`Language of the text`}
        variant="segmented"
        value={language}
        onChange={(value) => setLanguage(value as Language)}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      {mail ? (
        <>
          <p lang={language} className={styles.subject}>
            {mail.subject}
          </p>
          <div lang={language} className={styles.text}>
            {mail.text}
          </div>
          <NeedsServer isButton />
          <FailureNotice>{failure}</FailureNotice>
          <div>
            <Button variant="secondary" isPending={isPending} onPress={() => send(language)}>
              <Trans>Send a test to me</Trans>
            </Button>
          </div>
        </>
      ) : mail === null ? (
        <p>{t`There are no public vacancies, so there is nothing to send.`}</p>
      ) : error ? (
        <QueryFailure title={t`The preview could not be loaded`} {...failureWords(error)} onRetry={refetch} />
      ) : (
        <Skeleton height="16rem" />
      )}
    </Card>
  )
}
