import { classNames } from '#client/ui/class-names.ts'
import styles from './rich-text.module.css'

type Props = { html: string; lang?: string; className?: string }

/** Renders the operator's formatted text. The only component that inserts HTML: the server sanitises every answer. */
export function RichText({ html, lang, className }: Props) {
  return (
    <div
      lang={lang}
      className={classNames(styles.prose, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it (server/content/markdown.ts)
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
