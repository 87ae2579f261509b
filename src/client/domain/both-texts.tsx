import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Language } from '#shared/contract/languages.ts'
import styles from './both-texts.module.css'

type Props = {
  title: ReactNode
  /** The language of the texts, if it is known. */
  language?: Language
  /** The labels of the compared fields with both texts. */
  texts: readonly (readonly [label: string, own: string, other: string])[]
  /** Whether the fields have values, such as numbers, rather than texts. */
  hasValues?: boolean
  /** Whether the server has just refused the own text. Then the pressed button is at the end of a form, perhaps a long one. */
  isRefused?: boolean
  onKeep: () => unknown
  onUseOther: () => unknown
}

/** The text that another device has saved meanwhile, above the own one, and the choice between both. */
export function BothTexts(props: Props) {
  const { title, language, texts, hasValues = false, isRefused = false, onKeep, onUseOther } = props
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isRefused) place.current?.scrollIntoView({ block: 'start' })
  }, [isRefused])
  return (
    <div ref={place}>
      <Notice
        tone="amber"
        role="alert"
        title={title}
        actions={
          <>
            <Button size="small" onPress={onKeep}>
              {hasValues ? t`Keep my values` : t`Keep my text`}
            </Button>
            <Button size="small" variant="secondary" onPress={onUseOther}>
              {hasValues ? t`Use the other values` : t`Use the other text`}
            </Button>
          </>
        }
      >
        <p>
          {hasValues ? (
            <Trans>Below are your values. The other values:</Trans>
          ) : (
            <Trans>Below is what you typed. The other text:</Trans>
          )}
        </p>
        <dl className={styles.other} lang={language}>
          {texts
            .filter(([, own, other]) => own !== other)
            .map(([label, , other]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{other || '–'}</dd>
              </div>
            ))}
        </dl>
      </Notice>
    </div>
  )
}
