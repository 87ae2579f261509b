import { bid } from './kinds/bid.ts'
import { bidAnswer, bidNote } from './kinds/bid-answer.ts'
import { bidWithdrawal } from './kinds/bid-withdrawal.ts'
import { block } from './kinds/block.ts'
import { contactMessage } from './kinds/contact-message.ts'
import { favouriteAdd, favouriteRemove } from './kinds/favourite.ts'
import { message } from './kinds/message.ts'
import { notificationChoices } from './kinds/notification-choices.ts'
import { notificationsRead } from './kinds/notifications-read.ts'
import {
  postingFlag,
  vacancyClosing,
  vacancyConfirmation,
  vacancyRenewal,
  vacancyReopening,
} from './kinds/posting.ts'
import { profile } from './kinds/profile.ts'
import { profileEntryAdd, profileEntryChange, profileEntryRemove } from './kinds/profile-entry.ts'
import { report } from './kinds/report.ts'
import { savedSearchAdd, savedSearchNotify, savedSearchRemove } from './kinds/saved-search.ts'

/** Every kind by its stored name. Never change a name: entries on devices contain it. */
export const KINDS = {
  bid,
  'bid-withdrawal': bidWithdrawal,
  'bid-answer': bidAnswer,
  'bid-note': bidNote,
  'favourite-add': favouriteAdd,
  'favourite-remove': favouriteRemove,
  message,
  'contact-message': contactMessage,
  report,
  block,
  profile,
  'posting-flag': postingFlag,
  'vacancy-renewal': vacancyRenewal,
  'vacancy-confirmation': vacancyConfirmation,
  'vacancy-closing': vacancyClosing,
  'vacancy-reopening': vacancyReopening,
  'profile-entry-add': profileEntryAdd,
  'profile-entry-change': profileEntryChange,
  'profile-entry-remove': profileEntryRemove,
  'saved-search-add': savedSearchAdd,
  'saved-search-notify': savedSearchNotify,
  'saved-search-remove': savedSearchRemove,
  'notification-choices': notificationChoices,
  'notifications-read': notificationsRead,
}
export type EntryKind = keyof typeof KINDS
