import { useMatch, useNavigate } from '@tanstack/react-router'
import { parseVacanciesSearch } from '#client/features/postings/vacancies/vacancies-address.ts'
import { VacancyFilters } from '#client/features/postings/vacancies/vacancy-filters.tsx'

/** The sidebar's filters of the current page; nothing on pages without a list to filter. */
export function ListFilters() {
  const navigate = useNavigate({ from: '/$lang/cabinet/worker/user/active-vacancy' })
  const list = useMatch({ from: '/$lang/cabinet/worker/user/active-vacancy', shouldThrow: false })
  if (!list) return null
  return (
    <VacancyFilters
      // A choice that was not applied ends when the address changes.
      key={`${list.search.state} ${list.search.pay}`}
      search={list.search}
      onApply={({ state, pay }) =>
        navigate({ search: parseVacanciesSearch({ q: list.search.q, state, pay }), resetScroll: false })
      }
    />
  )
}
