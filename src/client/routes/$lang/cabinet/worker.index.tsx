import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { PersonalData } from '#client/features/accounts/personal-data.tsx'
import { currentUserQueryOptions } from '#client/features/accounts/queries.ts'
import { useViewer } from '#client/platform/viewer.ts'

// The layout has asked for the person already.
export const Route = createFileRoute('/$lang/cabinet/worker/')({ component: PersonalDataRoute })

function PersonalDataRoute() {
  return <PersonalData query={useQuery(currentUserQueryOptions(useViewer()))} />
}
