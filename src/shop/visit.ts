import type { Db } from '#db/database.ts'
import { type Account, type PriceList, priceListOf } from './person.ts'
import { defaultLocale, type Locale } from './locale.ts'
import { Refusal } from './refusals.ts'

/** What every visit to this shop shares. */
export type Shop = {
  db: Db
  /** Milliseconds UTC. */
  now: () => number
}

/** Who is asking, what they may do, the database, and the time: the first thing of every use case. */
export type Visit = Shop & {
  account: Account | null
  /**
   * Hash of the session's token, when it was signed in, and how often something of the account's own was
   * changed; null for a guest.
   */
  session: { tokenHash: string; signedInAt: number; changes: number } | null
  /** Staff whose login lacks the second step that the owner requires: `security.own` alone is open to them. */
  lacksTwoFactor: boolean
  /** A script's token has these permissions of its owner's alone; null: all that the role has. */
  grants: ReadonlySet<string> | null
  /** The visitor's language. */
  locale: Locale
  priceList: PriceList
  /** Wholesale prices leave the shop for stock buyers and staff only. */
  seesWholesale: boolean
}

/** `shop` may have more than every visit needs; the visit has it too. */
export function visitOf<S extends Shop>(
  shop: S,
  account: Account | null,
  session: Visit['session'] = null,
  locale: Locale = defaultLocale,
): S & Visit {
  const priceList = priceListOf(account)
  const seesWholesale = priceList === 'wholesale' || (account !== null && account.role !== null)
  return {
    ...shop,
    account,
    session,
    lacksTwoFactor: false,
    grants: null,
    locale,
    priceList,
    seesWholesale,
  }
}

/** The signed-in person, or a refusal in the words of what they wanted. */
export function customer(visit: Visit, otherwise: SignInCode = 'sign_in'): Account {
  return visit.account ?? refuseGuest(otherwise)
}

export type SignInCode =
  | 'sign_in'
  | 'sign_in_for_favourites'
  | 'sign_in_for_wishlist'
  | 'sign_in_for_cart'
  | 'sign_in_for_orders'
  | 'sign_in_to_review'
  | 'sign_in_to_be_told'

const refuseGuest = (code: SignInCode): never => {
  throw new Refusal(code)
}
