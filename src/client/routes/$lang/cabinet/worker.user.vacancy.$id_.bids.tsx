import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { parseBidsSearch } from '#client/features/bids/received/bids-address.ts'
import { receivedBidsQueryOptions } from '#client/features/bids/received/queries.ts'
import { ReceivedBidsPage } from '#client/features/bids/received/received-bids-page.tsx'
import { OpenRoomButton } from '#client/features/conversations/open-room-button.tsx'
import { CloseVacancy } from '#client/features/postings/vacancies/close-vacancy.tsx'
import { EndedNotice } from '#client/features/postings/vacancies/ended-notice.tsx'
import { FilledPositions } from '#client/features/postings/vacancies/filled-positions.tsx'
import { ownVacancyQueryOptions } from '#client/features/postings/vacancies/queries.ts'
import { useWaitingVacancies } from '#client/features/postings/vacancies/use-waiting-vacancies.ts'
import { VacancySteps } from '#client/features/postings/vacancies/vacancy-steps.tsx'
import { ReportButton } from '#client/features/reports/report-button.tsx'
import { Visits } from '#client/features/visits/visits.tsx'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'

export const Route = createFileRoute('/$lang/cabinet/worker/user/vacancy/$id_/bids')({
  validateSearch: parseBidsSearch,
  loader: ({ context, params }) => {
    const viewer = getViewer(context.language)
    void context.queryClient.prefetchQuery(receivedBidsQueryOptions(viewer, Number(params.id)))
    void context.queryClient.prefetchQuery(ownVacancyQueryOptions(viewer, Number(params.id)))
  },
  component: ReceivedBidsRoute,
})

function ReceivedBidsRoute() {
  const { t } = useLingui()
  const navigate = Route.useNavigate()
  const id = Number(Route.useParams().id)
  const { data } = useQuery(ownVacancyQueryOptions(useViewer(), id))
  const [vacancy] = useWaitingVacancies(data ? [data] : [])
  return (
    <ReceivedBidsPage
      key={id}
      vacancyId={id}
      vacancy={vacancy}
      search={Route.useSearch()}
      onSearchChange={(search, isSamePage = false) =>
        navigate({ search, replace: isSamePage, resetScroll: false })
      }
      closing={vacancy && vacancy.closed_at === null && <CloseVacancy vacancy={vacancy} />}
      figures={
        <>
          <VacancySteps id={id} />
          {vacancy && <EndedNotice vacancy={vacancy} />}
          {vacancy && <FilledPositions vacancy={vacancy} />}
          <Visits vacancyId={id} />
        </>
      }
      renderContact={(bid) => (
        <OpenRoomButton about={{ rate_id: bid.id }} title={bid.bidder.name} size="small" variant="quiet" />
      )}
      renderReport={(bid) => (
        <ReportButton subject={{ type: 'bid', id: bid.id }} title={t`bid from ${bid.bidder.name}`} />
      )}
    />
  )
}
