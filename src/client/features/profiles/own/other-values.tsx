import { BothTexts } from '#client/domain/both-texts.tsx'
import type { ProfileDraft, ProfileField } from './changes.ts'
import { ProfileChangedElsewhere } from './refused-change.tsx'
import { type Places, useProfileTexts } from './use-profile-texts.ts'

type Props = {
  /** The fields that differ. */
  fields: readonly ProfileField[]
  places: Places
  own: ProfileDraft
  values: ProfileDraft
  /** Whether the server has just refused the change. */
  isRefused: boolean
  onKeep: () => void
  onUseOther: () => void
}

/** What another device has saved of a section of the profile while this one was typed. */
export function OtherValues({ fields, places, own, values, ...choices }: Props) {
  const textsOf = useProfileTexts(places)
  return (
    <BothTexts
      title={<ProfileChangedElsewhere fields={fields} />}
      texts={textsOf(fields, own, values)}
      {...choices}
    />
  )
}
