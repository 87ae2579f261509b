import { Trans as LinguiTrans, type TransProps } from '@lingui/react'

/**
 * Lingui's Trans, which its macro imports from here. Lingui searches a message for tags after it has filled in the
 * values. So `<svg>` in a user's text would vanish, and `<0>` would become the message's link. Lingui does not search
 * values that are elements.
 */
export const Trans = ({ values, ...message }: TransProps) => (
  <LinguiTrans {...message} {...(values && { values: asElements(values) })} />
)

const asElements = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, hasTag(value) ? <>{value}</> : value]),
  )

const hasTag = (value: unknown): value is string => typeof value === 'string' && value.includes('<')
