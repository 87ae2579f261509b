import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MinimumToCome } from '#client/domain/minimum-to-come.tsx'
import { SectorMinima } from '#client/domain/sector-minima.tsx'
import { useNow } from '#client/platform/words/clock.ts'
import { Notice } from '#client/ui/notice.tsx'
import type { PayTables } from '#shared/contract/pay.ts'
import { dayOf } from '#shared/day-of.ts'
import { payWarningsOf } from '#shared/rules/pay-warnings.ts'
import styles from '../posting-form.module.css'
import { PayWarningText, PayWarningTitle } from './pay-warning-words.tsx'
import type { VacancyDraft } from './vacancy-draft.ts'

/**
 * Warns during typing when the pay is below a minimum wage, or above the limit of a mini-job. It does not refuse the pay, because the hours may be wrong.
 */
export function WageCheck({ draft, tables }: { draft: VacancyDraft; tables: PayTables | undefined }) {
  const today = dayOf(new Date(useNow()))
  const warnings = tables ? payWarningsOf(draft, tables.minimum_wages, today) : []
  return (
    <div role="status" className={styles.warnings}>
      {warnings.map((warning) =>
        // The title leaves the kind of work open: the pay may be right.
        warning.kind === 'sector' && !warning.is_certain ? (
          <SectorMinima key={warning.kind} minima={warning.minima} className={styles.hint} />
        ) : (
          <Notice
            key={warning.kind}
            // A sector's minimum wage is a hint: it may not bind this firm.
            tone={warning.kind === 'sector' ? 'info' : 'amber'}
            icon="euro"
            title={<PayWarningTitle kind={warning.kind} />}
          >
            <PayWarningText warning={warning} />
          </Notice>
        ),
      )}
      <MinimumToCome job={draft} />
      {draft.employer_kind === 'agency' && (
        <p className={styles.hint}>
          <Trans>
            A higher minimum may apply to temporary agency work (§&nbsp;3a AÜG). We do not check it:{' '}
            <Link from="/$lang" to="/$lang/minimum-wages" target="_blank">
              Minimum wages
            </Link>
          </Trans>
        </p>
      )}
    </div>
  )
}
