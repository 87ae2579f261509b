import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import styles from './home.module.css'

const SEEKERS = [
  {
    title: msg`Look around`,
    text: msg`Every job shows its pay, its place and how much German it takes. No account needed.`,
  },
  {
    title: msg`Bid`,
    text: msg`Write a few lines and name your pay. Offline it waits on your phone and leaves by itself.`,
  },
  { title: msg`Get an answer`, text: msg`You see when your bid was looked at. Nothing stays open for ever.` },
]
const EMPLOYERS = [
  { title: msg`Write the vacancy`, text: msg`In your own language. Your text is kept while you type.` },
  {
    title: msg`We check it`,
    text: msg`A person reads it before it appears and tells you if something is missing.`,
  },
  { title: msg`Choose`, text: msg`Bids come to you alone. Accept or decline each with one tap.` },
]

/** In three steps, for each side. */
export function HowItWorks() {
  const { t } = useLingui()
  return (
    <section>
      <SectionHeading>{t`How it works`}</SectionHeading>
      <div className={styles.sides}>
        <Steps heading={t`For job seekers`} steps={SEEKERS} />
        <Steps heading={t`For employers`} steps={EMPLOYERS} />
      </div>
    </section>
  )
}

function Steps({ heading, steps }: { heading: string; steps: typeof SEEKERS }) {
  const { i18n } = useLingui()
  return (
    <div>
      <h3 className={styles.side}>{heading}</h3>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title.id}>
            <strong>{i18n._(title)}</strong>
            <p>{i18n._(text)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
