import { Trans } from '@lingui/react/macro'
import { OutsideRedress } from './outside-redress.tsx'
import styles from './redress-button.module.css'

/** Leads to the page to object to a decision, below it (DSA, article 20). It is the server's, and needs no login. */
export function ObjectionLink({ path }: { path: string }) {
  return (
    <>
      <a href={path} target="_blank" rel="noopener" className={styles.redress}>
        <Trans>Object to the decision free of charge, within six months</Trans>
      </a>
      <OutsideRedress />
    </>
  )
}
