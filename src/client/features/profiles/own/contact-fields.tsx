import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { formatPhone } from '#client/platform/words/format-phone.ts'
import { ComboBox } from '#client/ui/lazy-combo-box.tsx'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { LIMITS } from '#shared/contract/limits.ts'
import type { City } from '#shared/contract/places.ts'
import type { Profile } from '#shared/contract/profiles.ts'
import { countryOptions } from './country-options.ts'
import { HiringFields } from './hiring-fields.tsx'
import styles from './own-profile.module.css'
import type { FieldsProps } from './profile-form.tsx'
import { ShownSwitch } from './shown-switch.tsx'

type Props = FieldsProps & { profile: Profile; cities: readonly City[] }

/** Name, phone and place of residence. */
export function ContactFields({ draft, change, profile, cities }: Props) {
  const { t } = useLingui()
  const fields = { draft, change }
  const items = useMemo(
    () => cities.map(({ id, name, region }) => ({ id: `${id}`, name, detail: region })),
    [cities],
  )
  return (
    <>
      <LimitedTextField
        name="name"
        label={t({ message: 'Name', context: 'given name' })}
        value={draft.name}
        onChange={(name) => change({ name })}
        max={LIMITS.name}
        autoComplete="given-name"
        isRequired
      />
      <div className={styles.field}>
        <LimitedTextField
          name="surname"
          label={t`Surname`}
          value={draft.surname}
          onChange={(surname) => change({ surname })}
          max={LIMITS.name}
          autoComplete="family-name"
          isRequired
        />
        {profile.role === 'worker' && <ShownSwitch {...fields} field="surname" of={t`Surname`} />}
      </div>
      <div className={styles.field}>
        <p>
          <span className={styles.legend}>{t`Phone`}</span>
          <br />
          {profile.phone && formatPhone(profile.phone)}
        </p>
        <Link from="/$lang" to="/$lang/cabinet/security" hash="phone">
          {t`Change phone number`}
        </Link>
        {profile.role === 'worker' && (
          <ShownSwitch {...fields} field="phone" of={t`Phone`} words={t`Employers may see my phone number`} />
        )}
      </div>
      <HiringFields {...fields} profile={profile} />
      <div className={styles.field}>
        <NativeSelect
          name="country"
          label={t`Country of residence`}
          options={[{ value: '', label: t`Not specified` }, ...countryOptions()]}
          value={draft.country ?? ''}
          onChange={(country) => change({ country: country || null })}
          autoComplete="country"
        />
        <ShownSwitch {...fields} field="country" of={t`Country of residence`} />
      </div>
      <div className={styles.field}>
        <ComboBox
          name="city_id"
          label={t`City of residence`}
          description={
            draft.country && draft.country !== 'DE'
              ? t`The list has only cities in Germany. If you live elsewhere, leave this field empty.`
              : undefined
          }
          items={items}
          selectedKey={draft.city_id ? `${draft.city_id}` : null}
          onSelectionChange={(key) => change({ city_id: key ? Number(key) : null })}
          emptyText={cities.length > 0 ? t`No city in Germany by that name` : t`The list is still loading`}
          chooseText={t`Choose a city from the list`}
        />
        <ShownSwitch {...fields} field="city" of={t`City of residence`} />
      </div>
    </>
  )
}
