import { oneOf, PAY_TYPES } from '#shared/contract/choices.ts'
import type { PayType } from '#shared/contract/work-terms.ts'

/** The list's filters as they stand in the address. */
export type OffersSearch = { rubric?: number; pay?: PayType; page?: number }

export type OffersQuery = { rubric_ids?: number[]; pay_type?: PayType; page: number }

const positive = (value: unknown): number | undefined => {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** Reads what anybody may have written into an address: what makes no sense is left out. */
export function parseOffersSearch(search: Record<string, unknown>): OffersSearch {
  const rubric = positive(search.rubric)
  const pay = oneOf(PAY_TYPES, search.pay)
  const page = positive(search.page)
  return {
    ...(rubric ? { rubric } : {}),
    ...(pay ? { pay } : {}),
    ...(page && page > 1 ? { page } : {}),
  }
}

/** The search of the address as the API asks for it. */
export const toOffersQuery = ({ rubric, pay, page = 1 }: OffersSearch): OffersQuery => ({
  ...(rubric ? { rubric_ids: [rubric] } : {}),
  ...(pay ? { pay_type: pay } : {}),
  page,
})
