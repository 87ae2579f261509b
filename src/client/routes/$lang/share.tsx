import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { type BidDraft, bidDraftKey } from '#client/features/bids/mine/bid-draft.ts'
import { roomsQueryOptions } from '#client/features/conversations/queries.ts'
import { SubjectWords } from '#client/features/conversations/subject.tsx'
import { formatSearchAddress } from '#client/features/find/results/search-address.ts'
import { viewedJobsQueryOptions } from '#client/features/hidden-jobs/queries.ts'
import { jobQueryOptions } from '#client/features/jobs/queries.ts'
import { SharedPage } from '#client/features/sharing/shared-page.tsx'
import { type SharedFields, sharedText } from '#client/features/sharing/shared-text.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { loadDraft, saveDraft } from '#client/platform/device/drafts.ts'

const MAX_JOBS = 5

// Other apps open it with what their user shares (`share_target` of the web app manifest).
export const Route = createFileRoute('/$lang/share')({ component: ShareRoute })

function ShareRoute() {
  const viewer = useViewer()
  const router = useRouter()
  const client = useQueryClient()
  const given: SharedFields = Object.fromEntries(new URLSearchParams(router.state.location.searchStr))
  const rooms = useQuery({ ...roomsQueryOptions(viewer), enabled: viewer.userId !== null })
  const viewed = useQuery({ ...viewedJobsQueryOptions(viewer), enabled: viewer.role === 'worker' })
  const { language } = viewer
  // Whether the user has bid is unknown for a job that is no longer cached. Then the job's page shows it.
  const mayBid = ({ slug }: { slug: string }) => {
    const job = client.getQueryData(jobQueryOptions(viewer, slug).queryKey)
    return !job || (job.is_open && !job.my_rate)
  }
  const writeIn = async (roomId: number, text: string) => {
    const key = `message:${roomId}`
    saveDraft(key, added(await loadDraft(key), text))
    await router.navigate({ to: '/$lang/chat/room/$id', params: { lang: language, id: `${roomId}` } })
  }
  const bidOn = async (slug: string, text: string) => {
    const key = bidDraftKey({ slug })
    const draft = (await loadDraft(key)) as Partial<BidDraft> | undefined
    saveDraft(key, { ...draft, text: added(draft?.text, text) })
    await router.navigate({ to: '/$lang/jobs/item/$slug', params: { lang: language, slug } })
  }
  return (
    <SharedPage
      initial={sharedText(given)}
      onSearch={(words) => {
        const { params } = formatSearchAddress({ q: words })
        void router.navigate({ to: '/$lang/search/$title/$city', params: { lang: language, ...params } })
      }}
      rooms={
        viewer.userId === null
          ? null
          : (rooms.data ?? []).map(({ id, interlocutor, subject }) => ({
              id,
              name: interlocutor.name,
              about: <SubjectWords subject={subject} />,
              take: (text) => void writeIn(id, text),
            }))
      }
      jobs={(viewed.data ?? [])
        .filter(mayBid)
        .slice(0, MAX_JOBS)
        .map(({ slug, title, company_name }) => ({
          id: slug,
          name: title,
          about: company_name,
          take: (text) => void bidOn(slug, text),
        }))}
      loginHref={`/${language}/login?next=${encodeURIComponent(router.state.location.href)}`}
    />
  )
}

/** Adds a shared text below the text of an existing draft. */
const added = (before: unknown, text: string): string =>
  typeof before === 'string' && before.trim() !== '' ? `${before}\n${text}` : text
