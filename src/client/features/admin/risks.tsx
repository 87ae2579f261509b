import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#client/ui/notice.tsx'
import type { RiskCode, RiskSignal } from '#shared/contract/risk-codes.ts'
import styles from './risks.module.css'

const WORDS: Record<RiskCode, MessageDescriptor> = {
  money_up_front: msg`May ask for money in advance`,
  identity_data: msg`May ask for identity papers or bank details`,
  messenger: msg`Mentions a messaging app`,
  link: msg`Contains a link or an e-mail address`,
  foreign_phone: msg`Contains a foreign phone number`,
  discrimination: msg`May exclude people`,
}

type Props = { signals: readonly RiskSignal[]; language: string | undefined }

/** The passages that a program has found suspicious. The moderator decides. */
export function Risks({ signals, language }: Props) {
  const { i18n } = useLingui()
  if (signals.length === 0) return null
  return (
    <Notice tone="amber" icon="flag" title={<Trans>Please look at these passages</Trans>}>
      <ul className={styles.risks}>
        {signals.map(({ code, quote }) => (
          <li key={`${code} ${quote}`}>
            {i18n._(WORDS[code])}: <q lang={language}>{quote}</q>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
