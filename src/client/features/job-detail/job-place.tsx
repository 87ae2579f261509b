import { Trans } from '@lingui/react/macro'
import type { Job } from '#shared/contract/jobs.ts'

/** The place of work. With a street or postcode it has a link to a map, else it is only the town. */
export function JobPlace({ job: { street, postal_code, city } }: { job: Job }) {
  const town = [postal_code, city.name].filter(Boolean).join(' ')
  // Berlin and Hamburg are states too.
  const region = city.region === city.name ? null : city.region
  const place = [street, town, region].filter(Boolean).join(', ')
  if (!street && !postal_code) return place
  const query = new URLSearchParams({ query: [street, town, 'Deutschland'].filter(Boolean).join(', ') })
  return (
    <>
      {place}
      <br />
      <a href={`https://www.openstreetmap.org/search?${query}`} target="_blank" rel="noreferrer">
        <Trans>Show on the map</Trans>
      </a>
    </>
  )
}
