import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonClass } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import styles from './subscribe.module.css'
import type { SubscribeForm, SubscribePlaces } from './subscribe-form.tsx'

const FIELD = 'newsletter-email'

type Props = {
  /** Asked for once somebody turns to the form. */
  places: SubscribePlaces
  onIntent: () => void
}

/** New jobs by mail. Until somebody turns to it, the form is drawn and nothing more: its code comes on intent. */
export function Subscribe({ places, onIntent }: Props) {
  const { t } = useLingui()
  const [isWanted, setWanted] = useState(false)
  const [form, setForm] = useState<{ Form: typeof SubscribeForm } | null>(null)
  const [email, setEmail] = useState('')
  const [hadFocus, setHadFocus] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const want = () => {
    if (isWanted) return
    setWanted(true)
    onIntent()
    // Until it is there the drawn field stays as it is: whoever types into it must not lose it.
    import('./subscribe-form.tsx').then(
      ({ SubscribeForm: Form }) => setForm({ Form }),
      () => setWanted(false),
    )
  }
  // What was typed before the page was taken over was told to nobody.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it stands then
  useEffect(() => {
    const typed = field.current?.value
    if (!typed) return
    setEmail(typed)
    want()
  }, [])
  const drawn = (
    <DrawnForm>
      <span className={styles.label}>
        <label htmlFor={FIELD}>{t`E-mail`}</label>
      </span>
      <input
        ref={field}
        id={FIELD}
        type="email"
        className={styles.input}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        onFocus={() => setHadFocus(true)}
        onBlur={() => setHadFocus(false)}
        autoComplete="email"
      />
    </DrawnForm>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here but looking ahead
    <section className={styles.block} onFocus={want} onPointerEnter={want}>
      <div className={styles.words}>
        <h2>{t`Subscribe to the newsletter`}</h2>
        <p>
          <Trans>
            New jobs by e-mail: at most one a day, and only if there is something new. Unsubscribe with one
            click.
          </Trans>
        </p>
      </div>
      {form ? <form.Form typed={email} places={places} hasFocus={hadFocus} /> : drawn}
    </section>
  )
}

/** The shape of the form, so that nothing moves when it comes. */
function DrawnForm({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.field}>{children}</div>
      {[t`Rubric`, t`City`].map((label) => (
        <div key={label} className={styles.field} aria-hidden="true">
          <span className={styles.label}>{label}</span>
          <span className={styles.input} />
        </div>
      ))}
      <button type="submit" className={classNames(buttonClass(), styles.submit)}>
        {t`Subscribe`}
      </button>
    </form>
  )
}
