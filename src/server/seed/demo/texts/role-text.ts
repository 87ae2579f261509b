/**
 * The texts of one role in one language. `title` may contain `*` for the gender marker. `field` is a gender-neutral
 * noun for offers, `about` one sentence. Tasks are short list items.
 */
export type RoleText = { title: string; field: string; about: string; tasks: string[]; need?: string }

export type RubricText = { needs: string[]; roles: RoleText[] }

/** A role from its parts. `tasks` is one string separated by semicolons, to keep the tables readable. */
export function role(title: string, field: string, about: string, tasks: string, need?: string): RoleText {
  return { title, field, about, tasks: tasks.split('; '), ...(need ? { need } : {}) }
}

/** The texts of a rubric: requirements for all its roles, separated by semicolons, and the roles. */
export function rubric(needs: string, ...roles: RoleText[]): RubricText {
  return { needs: needs.split('; '), roles }
}
