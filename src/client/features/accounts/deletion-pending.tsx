import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { currentUserKeys } from '#client/platform/cache/query-keys.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { formatDate } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { focusHeading } from '#client/ui/focus-heading.ts'
import { Notice } from '#client/ui/notice.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import { cancelDeletion } from './mutations.ts'

/** Shows when the account will be erased, with the button that cancels the deletion. */
export function DeletionPending({ eraseAt }: { eraseAt: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const cancelling = useMutation({
    mutationFn: cancelDeletion,
    onSuccess: async () => {
      showToast({ text: t`Your account will be kept`, tone: 'done' })
      await queryClient.invalidateQueries({ queryKey: currentUserKeys.all })
      // The pressed button disappears; without this the keyboard would start at the top of the page.
      focusHeading()
    },
  })
  const date = formatDate(eraseAt)
  return (
    <Notice
      tone="error"
      title={<Trans>Your account will be deleted on {date}</Trans>}
      actions={
        <Button size="small" isPending={cancelling.isPending} onPress={() => cancelling.mutate()}>
          {t`Keep my account`}
        </Button>
      }
    >
      {cancelling.error ? (
        failureText(cancelling.error)
      ) : (
        <Trans>You asked for this. Until then, nothing in your account is public.</Trans>
      )}
      <NeedsServer isButton />
    </Notice>
  )
}
