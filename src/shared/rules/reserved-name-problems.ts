import { isReservedName } from '#shared/rules/reserved-names.ts'
import type { FieldProblems } from '../http/problem.ts'

const FIELDS = ['name', 'surname', 'company_name', 'contact_name'] as const
type Names = { [Field in (typeof FIELDS)[number]]?: string | null | undefined }

/** The fields of a form whose names imitate the site or its staff, alone or as first name and surname together. */
export function reservedNames(names: Names): FieldProblems {
  const problems: FieldProblems = {}
  for (const field of FIELDS) if (isReservedName(names[field] ?? '')) problems[field] = ['name_reserved']
  if (names.name && names.surname && isReservedName(`${names.name} ${names.surname}`))
    problems.name = ['name_reserved']
  return problems
}
