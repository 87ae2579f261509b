import { bid } from './kinds/bid.ts'
import { bidWithdrawal } from './kinds/bid-withdrawal.ts'
import { contactMessage } from './kinds/contact-message.ts'
import { favouriteAdd, favouriteRemove } from './kinds/favourite.ts'
import { message } from './kinds/message.ts'

/** Every kind under the name it is stored by. Entries on people's devices have it: a name is never changed. */
export const KINDS = {
  bid,
  'bid-withdrawal': bidWithdrawal,
  'favourite-add': favouriteAdd,
  'favourite-remove': favouriteRemove,
  message,
  'contact-message': contactMessage,
}
export type EntryKind = keyof typeof KINDS
