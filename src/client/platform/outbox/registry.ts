import { bid } from './kinds/bid.ts'
import { bidWithdrawal } from './kinds/bid-withdrawal.ts'
import { contactMessage } from './kinds/contact-message.ts'
import { favouriteAdd, favouriteRemove } from './kinds/favourite.ts'
import { message } from './kinds/message.ts'

/** Every kind by its stored name. Never change a name: entries on devices contain it. */
export const KINDS = {
  bid,
  'bid-withdrawal': bidWithdrawal,
  'favourite-add': favouriteAdd,
  'favourite-remove': favouriteRemove,
  message,
  'contact-message': contactMessage,
}
export type EntryKind = keyof typeof KINDS
