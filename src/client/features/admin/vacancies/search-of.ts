import type { ModerationState } from '#shared/contract/choice-schemas.ts'

/** The search parameters of the page of one moderated vacancy. */
export const searchOf = ({
  id,
  moderation_state: state,
}: {
  id: number
  moderation_state: ModerationState
}) => ({
  ...(state === 'pending' ? {} : { state }),
  only: id,
})
