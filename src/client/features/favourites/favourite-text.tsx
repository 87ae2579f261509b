import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '#client/ui/icon.tsx'
import styles from './favourites.module.css'
import type { Favourite } from './stored-favourites.ts'

/** The full text, folded. Works offline. */
export function FavouriteText({ favourite: { job, offer, user, state } }: { favourite: Favourite }) {
  const { t } = useLingui()
  const lang = job?.language ?? offer?.language
  const text = job?.description ?? offer?.description ?? user?.about
  if (!job && !offer && !user) {
    if (state !== 'open') return null
    return (
      <p className={styles.soft}>
        <Trans>The full text will be saved as soon as you are back online.</Trans>
      </p>
    )
  }
  const lists: [string, string[]][] = [
    [t`Responsibilities`, job?.responsibilities ?? []],
    [t`Requirements`, job?.requirements ?? []],
    [t`Skills`, offer?.skills ?? []],
    [t`Preferences`, offer?.preferences ?? user?.preferences ?? []],
    [t`Work experience`, user?.experience.map(({ position }) => position) ?? []],
    [t`Education`, user?.education.map(({ specialty, institution }) => `${specialty}, ${institution}`) ?? []],
  ]
  const filled = lists.filter(([, items]) => items.length > 0)
  if (!text && filled.length === 0) return null
  return (
    <details className={styles.whole}>
      <summary>
        <Trans>Full text</Trans>
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className={styles.text} lang={lang}>
        {text && <p>{text}</p>}
        {filled.map(([heading, items]) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <ul className={styles.items}>
              {items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may be equal, and none ever moves
                <li key={index}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  )
}
