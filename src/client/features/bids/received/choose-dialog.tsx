import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'

type Props = {
  name: string
  /** The number of other unanswered bids. */
  others: number
  isOpen: boolean
  onClose: () => void
  onChoose: () => void
  focusAfterClose?: () => HTMLElement | null
}

/** Asks for confirmation before one bid is accepted and all others are declined. */
export function ChooseDialog({ name, others, isOpen, onClose, onChoose, ...focus }: Props) {
  const { t } = useLingui()
  return (
    <QuestionDialog
      title={t`Choose ${name}?`}
      cancelLabel={t`Cancel`}
      actLabel={t`Choose`}
      variant="primary"
      isOpen={isOpen}
      isPending={false}
      failure={null}
      onCancel={onClose}
      onAct={onChoose}
      {...focus}
    >
      <p>
        <Trans>{name} will be told that the bid was accepted.</Trans>{' '}
        <Plural
          value={others}
          one="# other applicant who is still waiting will get a friendly message saying that somebody else was chosen."
          other="# other applicants who are still waiting will get a friendly message saying that somebody else was chosen."
        />
      </p>
      <p>
        <Trans>The vacancy stays open until you close it.</Trans>
      </p>
    </QuestionDialog>
  )
}
