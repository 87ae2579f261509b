import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { QuestionDialog } from '#client/ui/question-dialog.tsx'

type Props = {
  name: string
  /** The number of other unanswered bids that are declined. */
  others: number
  isOpen: boolean
  onClose: () => void
  onChoose: () => void
  focusAfterClose?: () => HTMLElement | null
}

/** Asks for confirmation before a bid is accepted and the others, if any, are declined: all are told at once. */
export function ChooseDialog({ name, others, isOpen, onClose, onChoose, ...focus }: Props) {
  const { t } = useLingui()
  return (
    <QuestionDialog
      title={others > 0 ? t`Choose ${name}?` : t`Accept the bid from ${name}?`}
      cancelLabel={t`Cancel`}
      actLabel={others > 0 ? t`Choose` : t`Accept`}
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
        {others > 0 && (
          <Plural
            value={others}
            one="# other applicant who is still waiting will get a friendly message saying that someone else was chosen."
            other="# other applicants who are still waiting will get a friendly message saying that someone else was chosen."
          />
        )}
      </p>
      <p>
        <Trans>The vacancy stays open until you close it.</Trans>
      </p>
    </QuestionDialog>
  )
}
