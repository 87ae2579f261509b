import { useMemo } from 'react'
import { trustedRichText } from '#client/platform/trusted-types.ts'
import { classNames } from '#client/ui/class-names.ts'
import styles from './rich-text.module.css'

type Props = { html: string; lang?: string; className?: string }

/** The operator's formatted text. The server sanitises it in every answer; here it is checked once more. */
export function RichText({ html, lang, className }: Props) {
  // React compares trusted HTML by identity.
  const trusted = useMemo(() => trustedRichText(html), [html])
  return (
    <div
      lang={lang}
      className={classNames(styles.prose, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server (server/content/markdown.ts) and by trustedRichText
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  )
}
