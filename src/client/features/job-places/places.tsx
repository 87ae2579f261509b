import { Plural } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SectionHeading } from '#client/ui/section-heading.tsx'
import type { CountedPlace } from '#shared/contract/job-places.ts'
import styles from './job-place-page.module.css'

type Props = {
  heading: ReactNode
  places: readonly CountedPlace[]
  /** The slugs of a place's address. */
  partsOf: (place: CountedPlace) => { rubric: string; city?: string }
}

/** Links to the pages of other cities or rubrics, with the numbers of jobs. */
export function Places({ heading, places, partsOf }: Props) {
  if (places.length === 0) return null
  return (
    <section className={styles.places}>
      <SectionHeading>{heading}</SectionHeading>
      <ul className={styles.links}>
        {places.map((place) => {
          const { rubric, city } = partsOf(place)
          const words = (
            <>
              {place.name}{' '}
              <span className={styles.count}>
                <Plural value={place.count} one="# job" other="# jobs" />
              </span>
            </>
          )
          return (
            <li key={place.id}>
              {city === undefined ? (
                <Link from="/$lang" to="/$lang/jobs/$rubric" params={{ rubric }}>
                  {words}
                </Link>
              ) : (
                <Link from="/$lang" to="/$lang/jobs/$rubric/$city" params={{ rubric, city }}>
                  {words}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
