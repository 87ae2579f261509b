/** A person from columns of a left join; null when no row was joined. */
export const joinedPerson = (id: number | null, name: string | null) =>
  id === null || name === null ? null : { id, name }
