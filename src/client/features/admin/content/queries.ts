import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { apiGet, apiSend } from '#client/platform/api/api.ts'
import type { Viewer } from '#client/platform/cache/viewer.ts'
import type { ContentKind } from '#shared/contract/content-kinds.ts'
import {
  AnnouncementAnswer,
  type AnnouncementForm,
  AnnouncementsAnswer,
  ContentVersionsAnswer,
  EditedAnswer,
  EditedListAnswer,
  PictureAnswer,
  PreviewAnswer,
} from '#shared/contract/edited-content.ts'
import type { Language } from '#shared/contract/languages.ts'
import type { OwnerProof } from '#shared/contract/owner-proof.ts'
import type { ContentSearch } from './search.ts'

/** The prefix of the keys of all these queries. */
export const editedKey = ['edited-content'] as const

/** The prefix of the keys of one kind. */
export const editedKindKey = (viewer: Viewer, kind: ContentKind) =>
  [...editedKey, viewer.userId, kind] as const

/** A page of the items of a kind, or of those whose titles have the words of `q`. */
export const editedListQueryOptions = (viewer: Viewer, kind: ContentKind, search: ContentSearch) =>
  queryOptions({
    queryKey: [...editedKey, viewer.userId, kind, 'list', search],
    queryFn: ({ signal }) => apiGet(`/admin/${kind}`, EditedListAnswer, { query: search, signal }),
    placeholderData: keepPreviousData,
  })

/** One item. */
export const editedQueryOptions = (viewer: Viewer, kind: ContentKind, id: number) =>
  queryOptions({
    queryKey: [...editedKey, viewer.userId, kind, id],
    queryFn: async ({ signal }) => (await apiGet(`/admin/${kind}/${id}`, EditedAnswer, { signal })).data,
    // Never refetched in the background, so that the text does not change during editing.
    refetchOnWindowFocus: false,
  })

const VERSIONS_PER_PAGE = 20

/** A page of the versions of an item, latest first. */
export const versionsQueryOptions = (viewer: Viewer, kind: ContentKind, id: number, page: number) =>
  queryOptions({
    queryKey: [...editedKey, viewer.userId, kind, id, 'versions', page],
    queryFn: ({ signal }) =>
      apiGet(`/admin/${kind}/${id}/versions`, ContentVersionsAnswer, {
        query: { page, per_page: VERSIONS_PER_PAGE },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** A preview of a text. */
export const previewQueryOptions = (text: string, language: Language) =>
  queryOptions({
    queryKey: [...editedKey, 'preview', language, text],
    queryFn: async () => {
      const body = { text, language }
      return (await apiSend('POST', '/admin/preview', { body, schema: PreviewAnswer })).data.html
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  })

type Form = Record<string, unknown>

/** Saves a new item. Idempotent by its key. */
export const addItem = async (kind: ContentKind, body: Form, idempotencyKey: string) =>
  (await apiSend('POST', `/admin/${kind}`, { body, idempotencyKey, schema: EditedAnswer })).data

/** Saves a change, with the version on which it is based. */
export const changeItem = async (kind: ContentKind, id: number, body: Form) =>
  (await apiSend('PATCH', `/admin/${kind}/${id}`, { body, schema: EditedAnswer })).data

export const removeItem = (kind: ContentKind, id: number) => apiSend('DELETE', `/admin/${kind}/${id}`)

/** Saves an earlier version as the latest. */
export const restoreVersion = async (kind: ContentKind, id: number, version: number) =>
  (await apiSend('POST', `/admin/${kind}/${id}/restore`, { body: { version }, schema: EditedAnswer })).data

/** The announced changes of a page. */
export const announcementsQueryOptions = (viewer: Viewer, id: number) =>
  queryOptions({
    queryKey: [...editedKey, viewer.userId, 'pages', id, 'announcements'],
    queryFn: async ({ signal }) =>
      (await apiGet(`/admin/pages/${id}/announcements`, AnnouncementsAnswer, { signal })).data,
  })

/** Tells everybody of a change. Idempotent by its key. */
export const announceChange = (id: number, body: AnnouncementForm, idempotencyKey: string) =>
  apiSend('POST', `/admin/pages/${id}/announcements`, { body, idempotencyKey, schema: AnnouncementAnswer })

/** Makes a text public that waits for its announcement, without telling anybody. */
export const putInForce = (id: number, version: number, proof: OwnerProof) =>
  apiSend('POST', `/admin/pages/${id}/in-force`, { body: { version, ...proof } })

/** Uploads a picture and returns its address. */
export async function uploadPicture(file: File): Promise<string> {
  const body = new FormData()
  body.set('picture', file)
  return (await apiSend('POST', '/admin/pictures', { body, schema: PictureAnswer })).data.picture
}
