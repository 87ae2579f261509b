import { useLingui } from '@lingui/react/macro'
import { type ChangeEvent, useRef } from 'react'
import { useSend } from '#client/platform/forms/use-send.ts'
import { Button } from '#client/ui/button.tsx'
import { FailureNotice } from '#client/ui/failure-notice.tsx'
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
  const input = useRef<HTMLInputElement>(null)
  const refresh = useRefreshCompany()
  const upload = useSend(uploadLogo, () => {
    showToast({ text: t`Saved`, tone: 'done' })
    return refresh()
  })
  const removal = useSend(removeLogo, () => {
    showToast({ text: t`Deleted`, tone: 'done' })
    return refresh()
  })
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Clears the input: otherwise choosing the same file again fires no event.
    target.value = ''
    if (file) upload.send(file)
  }
  return (
    <div className={styles.logo}>
      {logo && <Logo src={logo} name={name} />}
      <div className={styles.texts}>
        <div className={styles.actions}>
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            onChange={choose}
            className="visually-hidden"
            tabIndex={-1}
            aria-label={t`Logo`}
          />
          <Button
            size="small"
            variant="secondary"
            icon={<Icon name="plus" size={20} />}
            isPending={upload.isPending}
            onPress={() => input.current?.click()}
          >
            {logo ? t`Change logo` : t`Add a logo`}
          </Button>
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
