import { Plural, Trans } from '@lingui/react/macro'
import type { CurrentUser } from '#shared/contract/accounts.ts'
import { DAYS_TO_CANCEL_DELETION } from '#shared/contract/limits.ts'
import type { DeletionPreview } from '#shared/contract/personal-data.ts'
import { KeptForOthers } from './kept-for-others.tsx'
import styles from './privacy-page.module.css'

type Props = { user: CurrentUser; preview: DeletionPreview | undefined }

/** Whether a colleague gets vacancies, which then stay public. */
export const isHandedOver = (preview: DeletionPreview | undefined) =>
  Boolean(preview?.company?.heir && preview.company.vacancies > 0)

/** What a deletion of the account does at once, what is erased later, and what stays. */
export function DeletionFacts({ user, preview }: Props) {
  const { email, pending_email: pending } = user
  return (
    <div className={styles.words}>
      <p>
        {isHandedOver(preview) ? (
          <Trans>
            You will be logged out on all devices immediately. Only the vacancies that a colleague takes over
            will stay public. For {DAYS_TO_CANCEL_DELETION}&nbsp;days you can log in and keep your account.
            Then it will be erased for good.
          </Trans>
        ) : (
          <Trans>
            You will be logged out on all devices immediately, and nothing you published will be public any
            more. For {DAYS_TO_CANCEL_DELETION}&nbsp;days you can log in and keep your account. Then it will
            be erased for good.
          </Trans>
        )}
      </p>
      {preview && (preview.company || preview.waiting_bids > 0 || preview.accepted_bids > 0) && (
        <>
          <h3>
            <Trans>What happens to your company and applicants</Trans>
          </h3>
          <ul>
            <CompanyAfterDeletion preview={preview} />
            <ApplicantsAfterDeletion preview={preview} />
          </ul>
        </>
      )}
      <h3>
        <Trans>What will be deleted</Trans>
      </h3>
      <ul>
        <li>
          <Trans>Your profile, photo, e-mail address and phone number</Trans>
        </li>
        <Publications user={user} preview={preview} />
        <li>
          <Trans>The text of all messages that you wrote</Trans>
        </li>
        {pending && (
          <li>
            <Trans>
              The change of your e-mail address to {pending}. Unless you confirm it first, we will write to{' '}
              {email}.
            </Trans>
          </li>
        )}
      </ul>
      <h3>
        <Trans>What will be kept</Trans>
      </h3>
      <ul>
        <KeptForOthers isEmployer={user.role === 'boss'} />
      </ul>
    </div>
  )
}

/** List items: what happens to the company, its team and its vacancies. */
export function CompanyAfterDeletion({ preview }: { preview: DeletionPreview }) {
  const { company, vacancies } = preview
  if (!company)
    return vacancies > 0 ? (
      <li>
        <Plural
          value={vacancies}
          one="# vacancy will be hidden at once and erased later."
          other="# vacancies will be hidden at once and erased later."
        />
      </li>
    ) : null
  const { name, heir } = company
  if (!heir)
    return (
      <>
        <li>
          <Trans>
            You are the only member of {name}. The company will be deleted at once, even if you keep your
            account later.
          </Trans>
        </li>
        {vacancies > 0 && (
          <li>
            <Plural
              value={vacancies}
              one="Its vacancy will be hidden at once and erased later. To keep it online, first invite a colleague to the team."
              other="Its # vacancies will be hidden at once and erased later. To keep them online, first invite a colleague to the team."
            />
          </li>
        )}
      </>
    )
  const { name: colleague } = heir
  return (
    <>
      <li>
        <Trans>You will leave {name} at once. To return later, you will need a new invitation.</Trans>
      </li>
      {company.vacancies > 0 && (
        <li>
          <Plural
            value={company.vacancies}
            one={`${colleague} will get the vacancy you created there. It will stay online.`}
            other={`${colleague} will get the # vacancies you created there. They will stay online.`}
          />
        </li>
      )}
      {heir.becomes_owner && (
        <li>
          <Trans>
            {colleague} will become the owner, because {name} has no other owner.
          </Trans>
        </li>
      )}
    </>
  )
}

function ApplicantsAfterDeletion({ preview }: { preview: DeletionPreview }) {
  const { waiting_bids: waiting, accepted_bids: accepted } = preview
  return (
    <>
      {waiting > 0 && (
        <li>
          <Plural
            value={waiting}
            one="# applicant is waiting for your answer. When the account is erased, we will tell them that the job is gone. It is kinder to answer first."
            other="# applicants are waiting for your answer. When the account is erased, we will tell them that the jobs are gone. It is kinder to answer first."
          />
        </li>
      )}
      {accepted > 0 && (
        <li>
          <Plural
            value={accepted}
            one="You have accepted # applicant. When the account is erased, we will tell them that the job is gone. If they are still going to work for you, give them your address or phone number first."
            other="You have accepted # applicants. When the account is erased, we will tell them that the jobs are gone. If they are still going to work for you, give them your address or phone number first."
          />
        </li>
      )}
    </>
  )
}

function Publications({ user, preview }: Props) {
  const isBoss = user.role === 'boss' || (preview?.vacancies ?? 0) > 0
  const isWorker = user.role === 'worker' || (preview?.offers ?? 0) > 0 || (preview?.bids ?? 0) > 0
  return (
    <>
      {isBoss && (
        <li>
          {isHandedOver(preview) ? (
            <Trans>Your favourites and saved searches, and the vacancies that no colleague takes over</Trans>
          ) : (
            <Trans>Your vacancies, favourites and saved searches</Trans>
          )}
        </li>
      )}
      {isWorker && (
        <li>
          <Trans>Your offers, bids, favourites and saved searches</Trans>
        </li>
      )}
    </>
  )
}
