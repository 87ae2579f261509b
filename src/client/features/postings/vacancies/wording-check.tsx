import { Trans } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import { Notice } from '#client/ui/notice.tsx'
import { riskSignals } from '#shared/rules/risk-signals.ts'
import type { VacancyDraft } from './vacancy-draft.ts'

type Props = { draft: Pick<VacancyDraft, 'title' | 'description' | 'responsibilities' | 'requirements'> }

/** Warns during typing about words that may exclude people (AGG § 1, § 11). It refuses nothing: words alone prove nothing. */
export function WordingCheck({ draft }: Props) {
  const { title, description, responsibilities, requirements } = draft
  const text = useDeferredValue([title, description, ...responsibilities, ...requirements].join('\n'))
  const quote = riskSignals(text).find(({ code }) => code === 'discrimination')?.quote
  return (
    <div role="status">
      {quote && (
        <Notice tone="amber" title={<Trans>These words may exclude people</Trans>}>
          <Trans>
            “{quote}”: nobody may be preferred or excluded because of ethnic origin, sex, religion or belief,
            disability, age or sexual identity (AGG). Write what the work needs instead, for example a level
            of German or a licence.
          </Trans>
        </Notice>
      )}
    </div>
  )
}
