import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#client/ui/icon-button.tsx'
import styles from './content.module.css'
import type { MarkdownMark } from './markdown-marks.ts'

/** Buttons that format the selected text. */
export function MarkdownToolbar({ onMark }: { onMark: (mark: MarkdownMark) => void }) {
  const { t } = useLingui()
  const marks: [MarkdownMark, string, string][] = [
    ['bold', 'B', t`Bold`],
    ['italic', 'I', t`Italic`],
    ['heading', 'H', t`Heading`],
    ['list', '•', t`List`],
    ['quote', '“', t`Quote`],
    ['link', '↗', t`Link`],
  ]
  return (
    <div role="toolbar" aria-label={t`Formatting`} className={styles.toolbar}>
      {marks.map(([mark, sign, label]) => (
        <IconButton
          key={mark}
          aria-label={label}
          outlined
          keepsFocus
          icon={
            <span className={styles.sign} data-mark={mark} aria-hidden="true">
              {sign}
            </span>
          }
          onPress={() => onMark(mark)}
        />
      ))}
    </div>
  )
}
