import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '#client/features/accounts/privacy-page.tsx'
import { currentUserQueryOptions } from '#client/features/accounts/queries.ts'
import { PolicyText } from '#client/features/content/policy-text.tsx'
import { pageQueryOptions } from '#client/features/content/queries.ts'
import { BlockedPeople } from '#client/features/profiles/blocked-people.tsx'
import { SentReports } from '#client/features/reports/sent-reports.tsx'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'
import { getSession, signOut } from '#client/platform/device/session/page.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { DAYS_TO_CANCEL_DELETION } from '#shared/contract/limits.ts'
import { DAY_MS } from '#shared/durations.ts'
import { germanDayOf } from '#shared/german-day.ts'

export const Route = createFileRoute('/$lang/cabinet/privacy')({
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(pageQueryOptions(getViewer(context.language), 'privacy-policy'))
  },
  component: PrivacyRoute,
})

function PrivacyRoute() {
  const viewer = useViewer()
  const navigate = Route.useNavigate()
  const account = useQuery(currentUserQueryOptions(viewer))
  const user = account.data
  const age = useFreshness(account)
  const { data: page } = useQuery(pageQueryOptions(viewer, 'privacy-policy'))
  return (
    <PrivacyPage
      user={user}
      age={age}
      currentVersion={page?.version}
      policy={<PolicyText />}
      blocked={<BlockedPeople />}
      reports={<SentReports />}
      onDeleted={async (done) => {
        // A late request may lose the session before the data of the account are deleted here.
        const session = getSession()
        const until = germanDayOf(new Date(Date.now() + DAYS_TO_CANCEL_DELETION * DAY_MS))
        await navigate({
          to: '/$lang/deletion-requested',
          params: { lang: viewer.language },
          search: {
            until,
            ...(user?.email_confirmed && { mailed: true }),
            ...done,
          },
          replace: true,
        })
        await signOut({ session })
      }}
    />
  )
}
