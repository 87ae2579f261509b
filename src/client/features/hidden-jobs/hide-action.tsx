import { useLingui } from '@lingui/react/macro'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { type Hideable, useHiddenJobs } from './use-hidden-jobs.ts'

/** Hides a job from the lists, on its page. */
export function HideAction({ job }: { job: Hideable }) {
  const { t } = useLingui()
  const { isHidden, hide, show } = useHiddenJobs()
  const isHiddenNow = isHidden(job.id)
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Icon name="close" size={20} />}
      aria-pressed={isHiddenNow}
      onPress={() => (isHiddenNow ? show(job) : hide(job))}
    >
      {isHiddenNow ? t`Show in lists again` : t`Not interested`}
    </Button>
  )
}
