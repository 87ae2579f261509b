import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currentUserQueryOptions } from '#client/features/accounts/queries.ts'
import { Subscribe } from '#client/features/newsletter/subscribe.tsx'
import { citiesQueryOptions, rubricsQueryOptions } from '#client/features/places/queries.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'

/** The newsletter's form. The lists of rubrics and cities are long, so they are loaded when the user first hovers or focuses the form. */
export function SubscribeBlock() {
  const viewer = useViewer()
  const [isWanted, setWanted] = useState(false)
  const { data: rubrics = [] } = useQuery({ ...rubricsQueryOptions(viewer), enabled: isWanted })
  const { data: cities = [] } = useQuery({ ...citiesQueryOptions(viewer), enabled: isWanted })
  const { data: user } = useQuery(currentUserQueryOptions(viewer))
  return (
    <Subscribe places={{ rubrics, cities }} ownEmail={user?.email ?? null} onIntent={() => setWanted(true)} />
  )
}
