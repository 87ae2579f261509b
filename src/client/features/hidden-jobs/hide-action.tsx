import { useLingui } from '@lingui/react/macro'
import { loadAllWords } from '#client/platform/words/i18n.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { useHiddenJobs } from './use-hidden-jobs.ts'
import type { Hideable } from './waiting-changes.ts'

// Public pages load only what they show at once.
await loadAllWords()

/** Hides a job from the lists, on its page. */
export function HideAction({ job }: { job: Hideable }) {
  const { t } = useLingui()
  const { isHidden, hide, show } = useHiddenJobs()
  const isHiddenNow = isHidden(job.id)
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Icon name={isHiddenNow ? 'eye' : 'close'} size={20} />}
      aria-pressed={isHiddenNow}
      onPress={() => (isHiddenNow ? show(job) : hide(job))}
    >
      {isHiddenNow ? t`Show in lists again` : t`Not interested`}
    </Button>
  )
}
