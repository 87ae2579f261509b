import { hashKey, keepPreviousData, type Query, queryOptions, useQueryClient } from '@tanstack/react-query'
import { apiGet, apiSend } from '#client/platform/api/api.ts'
import { personKeys } from '#client/platform/cache/query-keys.ts'
import { useViewer, type Viewer } from '#client/platform/cache/viewer.ts'
import type { TrustSource } from '#shared/contract/imports.ts'
import type { OwnerProof } from '#shared/contract/owner-proof.ts'
import { PeopleAnswer, type Person, PersonAnswer } from '#shared/contract/people.ts'
import type { PersonPages } from '#shared/contract/person-lists.ts'
import type { StaffRole } from '#shared/contract/staff.ts'
import type { PeopleSearch } from './search.ts'

const PER_PAGE = 20

// Not refetched for focus or connection, because each answer is recorded in the audit log. Only a decision about the
// person does so.
const fetchedOnce = { refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: 0 } as const

/** A page of the people that match the search. Never stored on the device. */
export const peopleQueryOptions = (viewer: Viewer, { page = 1, ...search }: PeopleSearch) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: ['people', viewer.userId, search, page],
    queryFn: ({ signal }) =>
      apiGet('/admin/users', PeopleAnswer, { query: { ...search, page, per_page: PER_PAGE }, signal }),
  })

/** A person as staff see them, with a page of each list. Never stored on the device. */
export const personQueryOptions = (viewer: Viewer, id: number, pages: PersonPages = {}) =>
  queryOptions({
    ...fetchedOnce,
    queryKey: [...personKeys.one(viewer, id), pages],
    queryFn: ({ signal }) => apiGet(`/admin/users/${id}`, PersonAnswer, { query: pages, signal }),
    placeholderData: keepPreviousData,
  })

/** Shows the answer to a change of a person. */
export function useShowPerson(id: number) {
  const viewer = useViewer()
  const client = useQueryClient()
  return (answer: { data: Person }) => {
    const { queryKey } = personQueryOptions(viewer, id)
    client.setQueryData(queryKey, answer)
    // The answer has the first pages of the lists. Another page that is shown is loaded again.
    const isOther = (query: Query) => hashKey(query.queryKey) !== hashKey(queryKey)
    return client.invalidateQueries({ queryKey: personKeys.one(viewer, id), predicate: isOther })
  }
}

/** Appoints a person as staff, changes the role, or ends it with null. */
export const changeStaffRole = (id: number, role: StaffRole | null, proof: OwnerProof) =>
  apiSend('POST', `/admin/users/${id}/staff-role`, { body: { role, ...proof }, schema: PersonAnswer })

/** `reason` states how staff have verified the identity of a person. */
type Identified = OwnerProof & { reason: string }

/** Mails a link to the new address of a person. */
export const replaceEmail = (id: number, email: string, identified: Identified) =>
  apiSend('POST', `/admin/users/${id}/email`, { body: { email, ...identified }, schema: PersonAnswer })

/** Removes the second factor of a person. */
export const resetSecondFactor = (id: number, identified: Identified) =>
  apiSend('DELETE', `/admin/users/${id}/second-factor`, { body: identified, schema: PersonAnswer })

/** Ends all sessions of a person. */
export const endSessions = (id: number) =>
  apiSend('DELETE', `/admin/users/${id}/sessions`, { schema: PersonAnswer })

/** Makes moderators read only a sample of a source's vacancies, or all again. Refused when its address is no longer `url`. */
export const trustSource = (id: number, body: TrustSource) =>
  apiSend('POST', `/admin/import-sources/${id}/trust`, { body, schema: PersonAnswer })
