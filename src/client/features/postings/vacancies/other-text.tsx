import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/notice.tsx'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import type { FieldsProps } from '../fields.tsx'
import styles from '../posting-form.module.css'
import type { VacancyDraft } from './vacancy-draft.ts'

type Props = FieldsProps<VacancyDraft> & { vacancy: Vacancy; startOver: () => void }

/** The text that another device has saved since this form's text was written, and the choice between both. */
export function OtherText({ vacancy, draft, change, startOver }: Props) {
  const { t } = useLingui()
  const { version } = vacancy
  // A draft that an earlier release stored has no version.
  if (typeof draft.version !== 'number' || draft.version === version) return null
  const texts = [
    [t`Title`, draft.title, vacancy.title],
    [t`Description`, draft.description, vacancy.description],
    [t`Responsibilities`, draft.responsibilities.join('\n'), vacancy.responsibilities.join('\n')],
    [t`Requirements`, draft.requirements.join('\n'), vacancy.requirements.join('\n')],
    [t`Company name`, draft.company_name, vacancy.company_name],
    [t`Contact name`, draft.contact_name, vacancy.contact_name],
  ] as const
  const others = texts.filter(([, own, other]) => own !== other)
  return (
    <Notice
      tone="amber"
      role="alert"
      title={<Trans>This vacancy was changed on another device or in another window</Trans>}
      actions={
        <>
          <Button size="small" onPress={() => change({ version })}>{t`Keep my text`}</Button>
          <Button size="small" variant="secondary" onPress={startOver}>{t`Use the other text`}</Button>
        </>
      }
    >
      <p>
        <Trans>Below is what you typed. The other text:</Trans>
      </p>
      <dl className={styles.other} lang={vacancy.language}>
        {others.map(([label, , other]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{other}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}
