import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { apiSend } from '#client/platform/api/api.ts'
import { failureText } from '#client/platform/words/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PhoneAnswer } from '#shared/contract/profiles.ts'
import styles from './profile.module.css'

/** Asks for the number; the person sees how often that was done. It lives as long as this page and is kept nowhere. */
export function ShowPhone({ userId }: { userId: number }) {
  const { t } = useLingui()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => apiSend('POST', `/users/${userId}/phone`, { schema: PhoneAnswer }),
    gcTime: 0,
  })
  if (data) {
    const { phone } = data.data
    return (
      <p className={styles.phone} role="status">
        <Icon name="phone" size={20} />
        <a href={`tel:${phone}`}>{phone}</a>
      </p>
    )
  }
  return (
    <div className={styles.stack}>
      <Button
        variant="secondary"
        icon={<Icon name="phone" size={20} />}
        isPending={isPending}
        onPress={() => mutate()}
      >
        {t`Show phone`}
      </Button>
      {error ? (
        <Notice tone="error" role="alert">
          {failureText(error)}
        </Notice>
      ) : (
        <p className={styles.soft}>
          <Trans>The person sees how often the number was asked for.</Trans>
        </p>
      )}
    </div>
  )
}
