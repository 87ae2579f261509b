import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#client/ui/button.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import styles from './notice.module.css'

/** The notice that the page below is a preview, with links back and to the form. */
export function PreviewNotice({ vacancyId }: { vacancyId: string }) {
  return (
    <div className={styles.notice}>
      <Link from="/$lang" to="/$lang/cabinet/worker/user/active-vacancy" className={styles.back}>
        <Icon name="chevron-left" size={20} />
        <Trans>My vacancies</Trans>
      </Link>
      <Notice
        icon="eye"
        actions={
          <Link
            from="/$lang"
            to="/$lang/cabinet/worker/user/vacancy/$id"
            params={{ id: vacancyId }}
            className={buttonClass('secondary', 'small')}
          >
            <Icon name="edit" size={18} />
            <Trans>Edit</Trans>
          </Link>
        }
      >
        <Trans>This is how others will see your vacancy once it is approved and published.</Trans>
      </Notice>
    </div>
  )
}
