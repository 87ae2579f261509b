import { Trans } from '@lingui/react/macro'
import { Notice } from '#client/ui/notice.tsx'
import type { City } from '#shared/contract/places.ts'
import { createPostcodeJudge } from '#shared/rules/postcode-place.ts'
import styles from '../posting-form.module.css'
import type { VacancyDraft } from './vacancy-draft.ts'
import { withPostcodes } from './with-postcodes.ts'

type Props = { draft: Pick<VacancyDraft, 'postal_code' | 'city_id'>; cities: readonly City[] }

/** Warns during typing when the postcode is not one of the city. The server refuses it only when it is far away. */
export function PostcodeCheck({ draft, cities }: Props) {
  const city = cities.find(({ id }) => id === draft.city_id)
  const code = draft.postal_code?.trim() ?? ''
  const isUnlikely =
    city !== undefined && createPostcodeJudge(withPostcodes(cities))(code, city.id) !== 'fits'
  return (
    <div role="status">
      {isUnlikely && (
        <Notice
          className={styles.below}
          tone="amber"
          icon="pin"
          title={<Trans>Please check the postcode</Trans>}
        >
          <Trans>
            {code} is not one of the postcodes that we know for {city.name}. The map and search engines will
            show the job in the place that the postcode belongs to.
          </Trans>
        </Notice>
      )}
    </div>
  )
}
