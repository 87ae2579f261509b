import { useLingui } from '@lingui/react/macro'
import { COMPANY_ROLE_WORDS } from '#client/domain/company-role-words.ts'
import { NativeSelect } from '#client/ui/native-select.tsx'
import type { CompanyRole } from '#shared/contract/companies.ts'
import { COMPANY_ROLES } from '#shared/contract/company-roles.ts'

type Props = {
  label: string
  value: CompanyRole
  onChange: (role: CompanyRole) => void
}

/** The choice of a role, with what it allows. */
export function RoleField({ value, onChange, ...props }: Props) {
  const { i18n } = useLingui()
  return (
    <NativeSelect
      {...props}
      name="role"
      description={i18n._(COMPANY_ROLE_WORDS[value].allows)}
      options={COMPANY_ROLES.map((role) => ({ value: role, label: i18n._(COMPANY_ROLE_WORDS[role].name) }))}
      value={value}
      onChange={(role) => onChange(COMPANY_ROLES.find((known) => known === role) ?? value)}
    />
  )
}
