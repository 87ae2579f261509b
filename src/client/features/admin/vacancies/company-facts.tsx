import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MODERATION_STATES } from '#client/domain/labels.ts'
import { formatNumber } from '#client/platform/words/format.ts'
import { DefinitionList } from '#client/ui/definition-list.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { Paragraphs } from '#client/ui/paragraphs.tsx'
import type { ModeratedVacancy } from '#shared/contract/moderation.ts'
import styles from './moderation.module.css'
import { searchOf } from './search-of.ts'

type Props = { company: NonNullable<ModeratedVacancy['company']> }

/** The company that the vacancy belongs to: whoever joins it shares its reputation. */
export function CompanyFacts({ company }: Props) {
  const { t, i18n } = useLingui()
  const { name, logo, vacancies } = company
  return (
    <section className={styles.company} aria-label={t`Company`}>
      {logo && <Logo src={logo} name={name} />}
      <DefinitionList
        items={[
          { term: t`Company`, details: name },
          { term: t`Verified domain`, details: company.verified_domain ?? t`None` },
          { term: t`Address`, details: company.address },
          { term: t`Website`, details: company.website },
          {
            term: t`About the company`,
            details: company.description && <Paragraphs text={company.description} />,
          },
          { term: t`Members`, details: formatNumber(company.members_count) },
          { term: t`Vacancies of the company`, details: formatNumber(company.vacancies_count) },
          { term: t`Previously rejected`, details: formatNumber(company.rejections_count) },
          {
            term: t`Its newest vacancies`,
            details: vacancies.length > 0 && (
              <ul>
                {vacancies.map((other) => (
                  <li key={other.id}>
                    <Link from="/$lang" to="/$lang/admin/vacancies" search={searchOf(other)}>
                      {other.title}
                    </Link>{' '}
                    · {i18n._(MODERATION_STATES[other.moderation_state])}
                  </li>
                ))}
              </ul>
            ),
          },
        ]}
      />
    </section>
  )
}

/** One line of the queue about the company. */
export function CompanyLine({ company: { name, verified_domain } }: Props) {
  return verified_domain ? (
    <Trans>
      Company {name}, verified domain {verified_domain}
    </Trans>
  ) : (
    <Trans>Company {name}, no verified domain</Trans>
  )
}
