import { Trans, useLingui } from '@lingui/react/macro'
import { LimitedTextField } from '#client/domain/limited-text-field.tsx'
import { Button } from '#client/ui/button.tsx'
import type { LocalTexts } from '#shared/contract/edited-content.ts'
import type { Language } from '#shared/contract/languages.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import styles from './content.module.css'
import { PictureButton } from './picture-button.tsx'

type Cover = { picture: string; alts: LocalTexts }
type Props = { value: unknown; language: Language; onChange: (value: unknown) => void }

/** The cover picture with its description in each language. */
export function CoverField({ value, language, onChange }: Props) {
  const { t } = useLingui()
  const cover = value as Cover | null
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t`Cover picture`}</legend>
      {cover && <img className={styles.cover} src={cover.picture} alt={cover.alts[language] ?? ''} />}
      {cover && (
        <LimitedTextField
          name="cover"
          label={t`Description of the picture`}
          description={t`Screen readers read it out. Say what can be seen.`}
          value={cover.alts[language] ?? ''}
          onChange={(alt) => onChange({ ...cover, alts: { ...cover.alts, [language]: alt } })}
          max={LIMITS.pictureText}
          lang={language}
          isRequired
        />
      )}
      <div className={styles.actions}>
        <PictureButton
          label={cover ? t`Change picture` : t`Add a picture`}
          onUploaded={(picture) => onChange({ alts: cover?.alts ?? {}, picture })}
        />
        {cover && (
          <Button size="small" variant="quiet" onPress={() => onChange(null)}>
            <Trans>Remove picture</Trans>
          </Button>
        )}
      </div>
    </fieldset>
  )
}
