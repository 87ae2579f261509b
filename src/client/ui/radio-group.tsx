import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
  RadioButton,
  RadioField,
} from 'react-aria-components/RadioGroup'
import { Text } from 'react-aria-components/Text'
import { classNames } from './class-names.ts'
import covering from './covering-input.module.css'
import fieldStyles from './field.module.css'
import { type ErrorMessage, errorList, FieldError } from './field-error.tsx'
import { FieldLabel } from './field-label.tsx'
import styles from './radio-group.module.css'

export interface RadioOption {
  value: string
  label: string
  description?: string
  isDisabled?: boolean
}

export interface RadioGroupProps extends Omit<AriaRadioGroupProps, 'children' | 'className' | 'style'> {
  label: string
  options: readonly RadioOption[]
  description?: string
  errorMessage?: ErrorMessage
  /** `segmented`: a bar of equal parts, for two or three short answers. */
  variant?: 'list' | 'segmented'
  className?: string
}

/** A choice of one among a few options. */
export function RadioGroup({
  label,
  options,
  description,
  errorMessage,
  variant = 'list',
  className,
  ...props
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      isInvalid={errorList(errorMessage).length > 0 || undefined}
      {...props}
      className={classNames(fieldStyles.field, className)}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      {description && (
        <Text slot="description" className={fieldStyles.description}>
          {description}
        </Text>
      )}
      {/* Above the options: below a long list it would be out of sight when the first option has the focus. */}
      <FieldError message={errorMessage} />
      <div className={variant === 'segmented' ? styles.segmented : styles.list}>
        {options.map((option) => (
          <RadioField
            key={option.value}
            value={option.value}
            isDisabled={option.isDisabled}
            className={classNames(styles.option)}
          >
            <RadioButton className={classNames(styles.radio, covering.covered)}>{option.label}</RadioButton>
            {option.description && (
              <Text slot="description" className={styles.description}>
                {option.description}
              </Text>
            )}
          </RadioField>
        ))}
      </div>
    </AriaRadioGroup>
  )
}
