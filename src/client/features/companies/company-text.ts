import type { StoredText } from '#client/domain/outbox/written-for.ts'
import { type Company, NO_COMPANY_VERSION } from '#shared/contract/companies.ts'

/** The values of the form; empty ones are null. */
export type CompanyFields = Pick<Company, 'name' | 'address' | 'website'> & { description: string | null }

/** The form of a company, or of a new one with its suggested name. */
export const formOf = (company: Company | null, suggestedName: string): CompanyFields => ({
  name: company?.name ?? suggestedName,
  address: company?.address ?? null,
  website: company?.website ?? null,
  description: company?.description ?? null,
})

/** A typed address such as "www.bakery.example" gets the scheme that the contract requires. */
export const withScheme = (website: string | null): string | null =>
  website === null || /^\s*[a-z][a-z+.-]*:/i.test(website) ? website : `https://${website.trim()}`

/** A form as the server stores it, to compare two. */
export const textOf = ({ name, address, website, description }: CompanyFields): string =>
  JSON.stringify([name, address, withScheme(website), description].map((text) => text?.trim() || null))

/** What the server has stored of a company's form, or of that of a new one. */
export const storedForm = (company: Company | null, suggestedName: string): StoredText => ({
  text: textOf(formOf(company, suggestedName)),
  version: company ? company.version : NO_COMPANY_VERSION,
})
