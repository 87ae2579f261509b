import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { RichText } from '#client/domain/rich-text.tsx'
import { newsQueryOptions } from '#client/features/content/article-queries.ts'
import { appOptionQueryOptions } from '#client/features/content/queries.ts'
import { SearchBlock } from '#client/features/find/search/search-block.tsx'
import { useSearch } from '#client/features/find/search/use-search.ts'
import { Home } from '#client/features/home/home.tsx'
import { LatestNews } from '#client/features/home/latest-news.tsx'
import { LatestJobs } from '#client/features/jobs/latest-jobs.tsx'
import { jobsQueryOptions } from '#client/features/jobs/queries.ts'
import { MainRubrics } from '#client/features/places/main-rubrics.tsx'
import { citiesQueryOptions, rubricsQueryOptions } from '#client/features/places/queries.ts'
import { getViewer, useViewer } from '#client/platform/cache/viewer.ts'
import { useReleaseAfterHydration } from '#client/platform/first-paint/use-release-after-hydration.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { SubscribeBlock } from './-subscribe-block.tsx'

export const Route = createFileRoute('/$lang/')({
  loader: ({ context }) => {
    const viewer = getViewer(context.language)
    void context.queryClient.prefetchQuery(jobsQueryOptions(viewer, { page: 1 }))
    void context.queryClient.prefetchQuery(rubricsQueryOptions(viewer, 'main'))
    void context.queryClient.prefetchQuery(newsQueryOptions(viewer))
  },
  component: HomePage,
})

function HomePage() {
  useReleaseAfterHydration()
  const viewer = useViewer()
  const jobs = useQuery(jobsQueryOptions(viewer, { page: 1 }))
  const rubrics = useQuery(rubricsQueryOptions(viewer, 'main'))
  const [isAllWanted, setAllWanted] = useState(false)
  const { data: all } = useQuery({ ...rubricsQueryOptions(viewer), enabled: isAllWanted })
  const news = useQuery(newsQueryOptions(viewer))
  // One age for the whole page: that of its oldest data.
  const [oldest = jobs] = [jobs, rubrics, news]
    .filter(({ data }) => data)
    .sort((a, b) => a.dataUpdatedAt - b.dataUpdatedAt)
  return (
    <Home
      age={useFreshness(oldest)}
      isNumberOne={useQuery(appOptionQueryOptions(viewer)).data?.numberOne ?? false}
      search={<Search />}
      jobs={<LatestJobs query={jobs} />}
      rubrics={<MainRubrics query={rubrics} all={all} isAllWanted={isAllWanted} onAllWanted={setAllWanted} />}
      news={<LatestNews query={news} renderText={(html, lang) => <RichText html={html} lang={lang} />} />}
      subscribe={<SubscribeBlock />}
    />
  )
}

/** Starts with the main rubrics. All others are loaded when the user first hovers or focuses the form. */
function Search() {
  const viewer = useViewer()
  const [isWanted, setWanted] = useState(false)
  const { data: main } = useQuery(rubricsQueryOptions(viewer, 'main'))
  const { data: rubrics = main } = useQuery({ ...rubricsQueryOptions(viewer), enabled: isWanted })
  const cities = citiesQueryOptions(viewer)
  const search = useSearch(cities.queryKey, rubrics)
  return (
    <SearchBlock
      rubrics={rubrics}
      cities={cities}
      onIntent={() => setWanted(true)}
      onSearch={(asked) => search(asked)}
    />
  )
}
