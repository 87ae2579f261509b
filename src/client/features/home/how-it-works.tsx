import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import styles from './home.module.css'

const SEEKERS = [
  {
    title: msg`Look around`,
    text: msg`Every job shows the pay, the place and how much German you need. You do not need an account.`,
  },
  {
    title: msg({ message: 'Bid', context: 'step' }),
    text: msg`Write a few lines and say what pay you would like. Offline, your bid waits on your phone. It is sent automatically when you are back online.`,
  },
  {
    title: msg`Get an answer`,
    text: msg`You can see when your bid was read. No bid waits forever: after 14\u00a0days without an answer it is closed.`,
  },
]
const EMPLOYERS = [
  {
    title: msg`Write the vacancy`,
    text: msg`Free of charge and in your own language. Your text is saved as you type.`,
  },
  {
    title: msg`We check it`,
    text: msg`A person reads it before it is published and tells you if something is missing.`,
  },
  {
    title: msg({ message: 'Choose', context: 'step' }),
    text: msg`Only you and your team can see the bids. Answer each one in a few clicks or taps.`,
  },
]

/** Three steps for job seekers and three for employers. */
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
