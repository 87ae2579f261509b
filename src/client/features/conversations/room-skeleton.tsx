import { Skeleton } from '#client/ui/skeleton.tsx'
import layout from './layout.module.css'

const WIDTHS = ['55%', '40%', '65%', '35%', '50%']

/** Placeholder while a conversation loads. */
export function RoomSkeleton() {
  return (
    <div className={layout.skeleton} aria-busy="true">
      <Skeleton height="3rem" width="60%" />
      {WIDTHS.map((width, index) => (
        <span key={width} className={index % 2 ? layout.ownBone : undefined}>
          <Skeleton height="3.25rem" width={width} />
        </span>
      ))}
    </div>
  )
}
