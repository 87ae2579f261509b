import { Suspense } from 'react'
import { classNames } from './class-names.ts'
import type { ComboBoxProps } from './combo-box.tsx'
import fieldStyles from './field.module.css'
import { FieldLabel } from './field-label.tsx'
import { lazy } from './lazy.ts'

const loadComboBox = () => import('./combo-box.tsx')
const Loaded = lazy(async () => ({ default: (await loadComboBox()).ComboBox }))

/** `ComboBox` in its own chunk; until it is loaded, a field of the same size takes its place. */
export function ComboBox(props: ComboBoxProps) {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <Loaded {...props} />
    </Suspense>
  )
}

function Waiting({
  label,
  items,
  selectedKey,
  description,
  isRequired,
  placeholder,
  className,
}: ComboBoxProps) {
  const text = items.find((item) => item.id === selectedKey)?.name ?? ''
  return (
    <div className={classNames(fieldStyles.field, className)} aria-hidden="true">
      <FieldLabel isRequired={isRequired}>{label}</FieldLabel>
      {description && <span className={fieldStyles.description}>{description}</span>}
      <input className={fieldStyles.input} value={text} placeholder={placeholder} tabIndex={-1} readOnly />
    </div>
  )
}
