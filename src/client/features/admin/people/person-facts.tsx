import { useLingui } from '@lingui/react/macro'
import { formatDateTime, formatNumber } from '#client/platform/words/format.ts'
import { Card } from '#client/ui/card.tsx'
import { DefinitionList } from '#client/ui/definition-list.tsx'
import { LANGUAGE_NAMES } from '#shared/contract/languages.ts'
import type { Person } from '#shared/contract/people.ts'
import { vatIdInWords } from '../vat-id-words.ts'

/** The data of an account that staff may see. */
export function PersonFacts({ person }: { person: Person }) {
  const { t } = useLingui()
  const { reports_made, reports_upheld, last_seen_at } = person
  return (
    <Card as="section" padding="large" aria-label={t`Account`}>
      <DefinitionList
        items={[
          { term: t`Number`, details: person.id },
          { term: t`E-mail`, details: <a href={`mailto:${person.email}`}>{person.email}</a> },
          { term: t`Phone`, details: person.phone },
          {
            term: t`Person`,
            details: person.person_type === 'legal_entity' ? t`Legal entity` : t`Individual`,
          },
          { term: t`VAT number`, details: vatIdInWords(person, t) },
          { term: t`Language`, details: LANGUAGE_NAMES[person.language] },
          { term: t`Registered on`, details: formatDateTime(person.created_at) },
          { term: t`Last seen`, details: last_seen_at ? formatDateTime(last_seen_at) : t`Never` },
          { term: t`Devices logged in`, details: formatNumber(person.sessions_count) },
          { term: t`Bids`, details: formatNumber(person.bids_count) },
          {
            term: t`Reports made`,
            details: t`${formatNumber(reports_made)}, of which upheld: ${formatNumber(reports_upheld)}`,
          },
        ]}
      />
    </Card>
  )
}
