import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { RichText } from '#client/domain/rich-text.tsx'
import type { Language } from '#shared/contract/languages.ts'
import styles from './content.module.css'
import { previewQueryOptions } from './queries.ts'

const PAUSE_MS = 300

/** A preview rendered by the server, with its sanitising and the operator's data. */
export function MarkdownPreview({ text, language }: { text: string; language: Language }) {
  const { t } = useLingui()
  const [stable, setStable] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setStable(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const { data, error } = useQuery({
    ...previewQueryOptions(stable, language),
    enabled: stable.trim() !== '',
  })
  return (
    <section className={styles.preview} aria-label={t`Preview`}>
      <h2 className={styles.legend}>{t`Preview`}</h2>
      {error ? (
        <p className={styles.soft}>
          <Trans>The preview needs a connection.</Trans>
        </p>
      ) : (
        <RichText html={stable.trim() ? (data ?? '') : ''} lang={language} />
      )}
    </section>
  )
}
