import { useLingui } from '@lingui/react/macro'
import { NeedsServer } from '#client/domain/needs-server.tsx'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
import { FileButton } from '#client/ui/file-button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { showToast } from '#client/ui/toast-store.ts'
import type { Company } from '#shared/contract/companies.ts'
import styles from './company.module.css'
import { removeLogo, uploadLogo } from './company-calls.ts'
import { useRefreshCompany } from './use-refresh-company.ts'

/** The logo of a company, for owners: upload, replace, remove. */
export function LogoField({ company: { name, logo } }: { company: Company }) {
  const { t } = useLingui()
  const refresh = useRefreshCompany()
  const upload = useSend(uploadLogo, () => {
    showToast({ text: t`Saved`, tone: 'done' })
    return refresh()
  })
  const removal = useSend(removeLogo, () => {
    showToast({ text: t`Removed`, tone: 'done' })
    return refresh()
  })
  return (
    <div className={styles.logo}>
      {logo && <Logo src={logo} name={name} />}
      <div className={styles.texts}>
        <NeedsServer isButton />
        <div className={styles.actions}>
          <FileButton
            inputLabel={t`Logo`}
            accept="image/jpeg,image/png,image/webp"
            onChoose={upload.send}
            size="small"
            variant="secondary"
            icon={!logo && <Icon name="plus" size={20} />}
            isPending={upload.isPending}
          >
            {logo ? t`Change logo` : t`Add a logo`}
          </FileButton>
          {logo && (
            <Button
              size="small"
              variant="quiet"
              isPending={removal.isPending}
              onPress={() => removal.send()}
            >{t`Remove logo`}</Button>
          )}
        </div>
        <p className={styles.soft}>{t`It appears beside your jobs on a white background.`}</p>
        <FailureNotice>{upload.errors.logo?.[0] ?? upload.failure ?? removal.failure}</FailureNotice>
      </div>
    </div>
  )
}
