import { Trans, useLingui } from '@lingui/react/macro'
import { ApprovalTime } from '#client/domain/approval-time.tsx'
import { useNow } from '#client/platform/words/clock.ts'
import { Switch } from '#client/ui/switch.tsx'
import type { PayTables } from '#shared/contract/pay.ts'
import type { Vacancy, VacancyFormInput } from '#shared/contract/vacancies.ts'
import type { Places } from '../place-fields.tsx'
import { type FormProps, PostingForm } from '../posting-form.tsx'
import { TextFields } from '../text-fields.tsx'
import { ContactCheck } from './contact-check.tsx'
import { EmployerFields } from './employer-fields.tsx'
import { JobFields } from './job-fields.tsx'
import { PayFields } from './pay-fields.tsx'
import { useCopyQuestion } from './use-copy-question.tsx'
import { usePayQuestion } from './use-pay-question.tsx'
import { toBody, type VacancyDraft } from './vacancy-draft.ts'
import { WordingCheck } from './wording-check.tsx'

/** Data that the form needs besides the vacancy. */
export type FormData = Places & {
  /** Undefined while loading and offline. Then the pay is not checked. */
  payTables: PayTables | undefined
  /** The vacancy that a new one is a copy of. */
  copied?: Vacancy | null | undefined
}

/** The form of a vacancy. */
export function VacancyForm({
  cities,
  rubrics,
  payTables,
  copied,
  ...props
}: FormData & FormProps<VacancyDraft, VacancyFormInput>) {
  const { t } = useLingui()
  const now = useNow()
  const copyQuestion = useCopyQuestion(copied)
  const payQuestion = usePayQuestion(payTables)
  return (
    <PostingForm
      {...props}
      toBody={toBody}
      findErrors={async (body, language) => {
        const { findVacancyErrors } = await import('./check-vacancy.ts')
        return findVacancyErrors(body, language, props.initial, cities, now)
      }}
      saveLabel={t`Save vacancy`}
      saveHint={
        <>
          <Trans>
            Publishing is free. Saving sends the text to a moderator. You can still change it while it is
            waiting.
          </Trans>{' '}
          <ApprovalTime />
        </>
      }
      questionOf={(draft) => copyQuestion(draft) ?? payQuestion(draft)}
      fields={(parts) => (
        <>
          <JobFields {...parts} cities={cities} rubrics={rubrics} />
          <PayFields {...parts} payTables={payTables} />
          <TextFields
            {...parts}
            renderCheck={(texts) => (
              <>
                <WordingCheck texts={texts} />
                <ContactCheck texts={texts} />
              </>
            )}
            description={t`Who you are, what a working day looks like, when it begins and ends, and what you offer. Leave an empty line to start a new paragraph.`}
            lists={[
              { name: 'responsibilities', label: t`Responsibilities`, itemLabel: t`What the person will do` },
              { name: 'requirements', label: t`Requirements`, itemLabel: t`What you expect` },
            ]}
          />
          <EmployerFields {...parts} />
        </>
      )}
      switches={({ draft, change }) => (
        <Switch
          isSelected={draft.published}
          onChange={(published) => change({ published })}
          description={
            <Trans>
              It is published as soon as a moderator approves it. If this is off, it stays hidden.
            </Trans>
          }
        >
          {t`Publish`}
        </Switch>
      )}
    />
  )
}
