import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { OpenRoleSchema } from '#shared/contract/roles.ts'
import styles from './profile.module.css'

type Props = { role: z.infer<typeof OpenRoleSchema>; cards: { id: number; card: ReactNode }[] }

/** The person's public offers or jobs. */
export function Listed({ role, cards }: Props) {
  const { t } = useLingui()
  if (cards.length === 0) return null
  return (
    <section>
      <SectionHeading>
        {role === 'worker' ? t`Offers` : t({ message: 'Jobs on offer', context: 'heading' })}
      </SectionHeading>
      <ul className={styles.listed}>
        {cards.map(({ id, card }) => (
          <li key={id}>{card}</li>
        ))}
      </ul>
    </section>
  )
}
