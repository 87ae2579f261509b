import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { buttonClass } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { DEFAULT_RADIUS_KM } from '#shared/rules/search-radius.ts'
import styles from './subscribe.module.css'
import type { SubscribeForm, SubscribePlaces } from './subscribe-form.tsx'

const FIELD = 'newsletter-email'
const km = DEFAULT_RADIUS_KM

type Props = {
  /** Fetched when a pointer or the focus first comes near the form. */
  places: SubscribePlaces
  /** The current user's address. */
  ownEmail: string | null
  onIntent: () => void
}

/**
 * The newsletter form. The server renders it without its code, which loads when a pointer or the focus comes near, or
 * when the form is sent.
 */
export function Subscribe({ places, ownEmail, onIntent }: Props) {
  const { t } = useLingui()
  const [isRequested, setRequested] = useState(false)
  const [form, setForm] = useState<{ Form: typeof SubscribeForm } | null>(null)
  const [email, setEmail] = useState<string | null>(null)
  const [hadFocus, setHadFocus] = useState(false)
  const [wasSent, setWasSent] = useState(false)
  const section = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const loadForm = () => {
    if (isRequested) return
    setRequested(true)
    onIntent()
    // The server-rendered field stays until the code is loaded, so that typed text is not lost.
    Promise.all([import('./subscribe-form.tsx'), loadAllWords()]).then(
      ([{ SubscribeForm: Form }]) => setForm({ Form }),
      () => setRequested(false),
    )
  }
  // Text typed before hydration fired no event in React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    const typed = field.current?.value
    if (!typed || typed === ownEmail) return
    setEmail(typed)
    loadForm()
  }, [])
  // In the same task as the replacement: what is typed while nothing has the focus is lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the live form replaces the rendered one
  useLayoutEffect(() => {
    if (form && hadFocus) section.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [form])
  // The user's own address may arrive in a field that has the focus. What is typed next must replace it, not follow it.
  useLayoutEffect(() => {
    const input = form && section.current?.querySelector('input')
    if (input && ownEmail && input.value === ownEmail && document.activeElement === input) input.select()
  }, [form, ownEmail])
  const sendWhenLoaded = () => {
    setWasSent(true)
    loadForm()
  }
  const rendered = (
    <RenderedForm onSubmit={sendWhenLoaded}>
      <span className={styles.label}>
        <label htmlFor={FIELD}>{t`E-mail`}</label>
      </span>
      <input
        ref={field}
        id={FIELD}
        // As in the live form, so that text typed into a stored page finds the field.
        name="email"
        type="email"
        className={styles.input}
        value={email ?? ownEmail ?? ''}
        onChange={(event) => setEmail(event.target.value)}
        onFocus={(event) => {
          setHadFocus(true)
          // What is typed replaces the own address.
          if (email === null) event.target.select()
        }}
        onBlur={() => setHadFocus(false)}
        autoComplete="email"
      />
    </RenderedForm>
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only prefetches code
    <section
      ref={section}
      id="newsletter"
      className={styles.block}
      onFocus={loadForm}
      onPointerEnter={loadForm}
    >
      <div className={styles.words}>
        <h2>{t`Subscribe to the newsletter`}</h2>
        <p>
          <Trans>
            New jobs by e-mail: at most one e-mail a day, and only if there is something new. Unsubscribe with
            one click.
          </Trans>{' '}
          <Trans>If you choose a city, jobs up to {km} km away are included.</Trans>
        </p>
        <p>
          <Trans>
            How we use your address:{' '}
            <Link from="/$lang" to="/$lang/page/$slug" params={{ slug: 'privacy-policy' }}>
              privacy policy
            </Link>
          </Trans>
        </p>
      </div>
      {form ? (
        <form.Form typed={email ?? ''} ownEmail={ownEmail} places={places} wasSent={wasSent} />
      ) : (
        rendered
      )}
    </section>
  )
}

/** The form's layout, so that nothing moves when the live form replaces it. */
function RenderedForm({ children, onSubmit }: { children: ReactNode; onSubmit: () => void }) {
  const { t } = useLingui()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    // Sent before hydration, the default method would put the address into the URL.
    <form method="dialog" className={styles.form} onSubmit={submit}>
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
