/**
 * What one kind of job is called in one language. `title` may hold a `*` where the (m/w/d) goes;
 * `field` is a noun for a seeker's offer, of no gender; `about` is one sentence; tasks are short list items.
 */
export type RoleText = { title: string; field: string; about: string; tasks: string[]; need?: string }

export type RubricText = { needs: string[]; roles: RoleText[] }

/** A role from its parts; tasks stand in one string, parted by semicolons, to keep the tables readable. */
export function role(title: string, field: string, about: string, tasks: string, need?: string): RoleText {
  return { title, field, about, tasks: tasks.split('; '), ...(need ? { need } : {}) }
}

/** The texts of a rubric: requirements fit for each of its roles, parted by semicolons, and the roles. */
export function rubric(needs: string, ...roles: RoleText[]): RubricText {
  return { needs: needs.split('; '), roles }
}
