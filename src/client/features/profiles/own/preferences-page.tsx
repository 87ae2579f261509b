import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTooLong } from '#client/domain/use-too-long.ts'
import { ListField } from '#client/ui/list-field.tsx'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import type { Rubric } from '#shared/contract/places.ts'
import { PROFILE_LIMITS, type Profile } from '#shared/contract/profiles.ts'
import styles from './own-profile.module.css'
import { type FieldsProps, ProfileForm } from './profile-form.tsx'
import { ProfileSection } from './profile-section.tsx'
import { ShownSwitch } from './shown-switch.tsx'

type Props = {
  query: UseQueryResult<Profile>
  user: CurrentUser | undefined
  rubrics: readonly Rubric[] | undefined
}

/** The work that the user prefers. */
export function PreferencesPage({ query, user, rubrics }: Props) {
  const { t } = useLingui()
  const findItemError = useTooLong(LIMITS.listItem)
  return (
    <ProfileSection title={t`Preferences`} user={user} query={query}>
      {(profile) => (
        <ProfileForm profile={profile} section="preferences" places={{ rubrics }}>
          {(fields) => (
            <>
              <ListField
                name="preferences"
                label={t`Preferences`}
                description={t`For example: mornings only, near my flat, no nights.`}
                itemLabel={t`What is important to you in a job`}
                addLabel={t`Add`}
                removeLabel={(item) => t`Remove: ${item}`}
                emptyValueMessage={t`Value cannot be empty`}
                items={fields.draft.preferences}
                onChange={(preferences) => fields.change({ preferences })}
                findError={findItemError}
                maxItems={LIMITS.listItems}
                className={styles.wide}
              />
              <ShownSwitch {...fields} field="preferences" of={t`Preferences`} />
              <Rubrics {...fields} rubrics={rubrics ?? []} />
              <ShownSwitch {...fields} field="rubrics" of={t`Rubrics`} />
            </>
          )}
        </ProfileForm>
      )}
    </ProfileSection>
  )
}

function Rubrics({ draft, change, rubrics }: FieldsProps & { rubrics: readonly Rubric[] }) {
  const chosen = draft.rubric_ids
  const most = PROFILE_LIMITS.rubrics
  const toggle = (id: number) =>
    change({ rubric_ids: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id] })
  return (
    <fieldset className={styles.wide}>
      <legend className={styles.legend}>
        <Trans>Rubrics you are looking for work in ({most} at most)</Trans>
      </legend>
      <div className={styles.choices}>
        {rubrics.map(({ id, name }) => (
          <label key={id} className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={!chosen.includes(id) && chosen.length >= most}
              onChange={() => toggle(id)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
