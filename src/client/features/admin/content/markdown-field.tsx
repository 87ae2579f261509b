import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { LimitedTextArea } from '#client/domain/limited-text-area.tsx'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { Button } from '#client/ui/button.tsx'
import type { Language } from '#shared/contract/languages.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import styles from './content.module.css'
import { applyMark, type MarkdownMark } from './markdown-marks.ts'
import { MarkdownPreview } from './markdown-preview.tsx'
import { MarkdownToolbar } from './markdown-toolbar.tsx'
import { PictureButton } from './picture-button.tsx'
import { isTooLong } from './version-text.ts'

type Props = {
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  max: number
  language: Language
  isRequired: boolean
}

/** A text in Markdown with a toolbar and a preview beside it, as readers will see it. */
export function MarkdownField({ value, onChange, language, ...props }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const area = () => box.current?.querySelector('textarea') ?? null
  const mark = (chosen: MarkdownMark) => {
    const field = area()
    if (!field) return
    const next = applyMark({ text: value, start: field.selectionStart, end: field.selectionEnd }, chosen)
    onChange(next.text)
    // Runs after React has set the text, which moves the selection to the end.
    requestAnimationFrame(() => {
      field.focus()
      field.setSelectionRange(next.start, next.end)
    })
  }
  const insert = (text: string) => {
    const position = area()?.selectionEnd ?? value.length
    onChange(`${value.slice(0, position)}\n\n${text}\n\n${value.slice(position)}`)
  }
  return (
    <div className={styles.markdown}>
      <div ref={box} className={styles.written}>
        <MarkdownToolbar onMark={mark} />
        <LimitedTextArea {...props} value={value} onChange={onChange} rows={16} lang={language} />
        <PictureInText onInsert={insert} />
      </div>
      <MarkdownPreview text={value} language={language} />
    </div>
  )
}

/** A picture is inserted only with a description. */
function PictureInText({ onInsert }: { onInsert: (markdown: string) => void }) {
  const { t } = useLingui()
  const [picture, setPicture] = useState<string | null>(null)
  const [alt, setAlt] = useState('')
  if (!picture) return <PictureButton label={t`Picture in the text`} onUploaded={setPicture} />
  const insert = () => {
    onInsert(`![${alt.trim().replace(/[[\]\\]/g, '\\$&')}](${picture})`)
    setPicture(null)
    setAlt('')
  }
  return (
    <div className={styles.group}>
      <img className={styles.cover} src={picture} alt="" />
      <LimitedTextField
        label={t`Description of the picture`}
        description={t`Screen readers read it out. Say what can be seen.`}
        value={alt}
        onChange={setAlt}
        max={LIMITS.pictureText}
        isRequired
      />
      <div className={styles.actions}>
        <Button size="small" isDisabled={!alt.trim() || isTooLong(alt, LIMITS.pictureText)} onPress={insert}>
          {t`Insert picture`}
        </Button>
        <Button size="small" variant="quiet" onPress={() => setPicture(null)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}
