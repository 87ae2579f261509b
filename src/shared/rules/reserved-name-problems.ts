import { isReservedName } from './reserved-names.ts'

const FIELDS = ['name', 'surname', 'company_name', 'contact_name'] as const
type Names = { [Field in (typeof FIELDS)[number]]?: string | null | undefined }

/** The fields of a form whose names imitate the site or its staff, alone or as first name and surname together. */
export function reservedNames(names: Names): Record<string, 'name_reserved'[]> {
  const problems: Record<string, 'name_reserved'[]> = {}
  for (const field of FIELDS) if (isReservedName(names[field] ?? '')) problems[field] = ['name_reserved']
  if (names.name && names.surname && isReservedName(`${names.name} ${names.surname}`))
    problems.name = ['name_reserved']
  return problems
}
