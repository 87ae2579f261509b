import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { conversationQueryOptions } from '#client/features/conversations/queries.ts'
import { type ReportTarget, RoomView } from '#client/features/conversations/room-view.tsx'
import { ReportDialog } from '#client/features/reports/report-dialog.tsx'
import { getViewer } from '#client/platform/cache/viewer.ts'

export const Route = createFileRoute('/$lang/chat/room/$id')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(
      conversationQueryOptions(getViewer(context.language), Number(params.id)),
    )
  },
  component: RoomRoute,
})

function RoomRoute() {
  const id = Number(Route.useParams().id)
  const [reported, setReported] = useState<ReportTarget | null>(null)
  const [isReporting, setReporting] = useState(false)
  const report = (what: ReportTarget) => {
    setReported(what)
    setReporting(true)
  }
  return (
    <>
      <RoomView key={id} roomId={id} onReport={report} />
      {reported && (
        <ReportDialog
          key={`${reported.type} ${reported.id}`}
          subject={{ type: reported.type, id: reported.id }}
          title={reported.title}
          isOpen={isReporting}
          onOpenChange={setReporting}
        />
      )}
    </>
  )
}
