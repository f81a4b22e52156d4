import type { Db } from '#db/database.ts'
import { type Account, type PriceList, priceListOf } from './person.ts'
import { defaultLocale, type Locale } from './locale.ts'
import { Refusal } from './refusals.ts'

/** Shared by all visits. */
export type Shop = {
  db: Db
  /** ms UTC. */
  now: () => number
}

/** First parameter of every use case: user, permissions, database and time. */
export type Visit = Shop & {
  account: Account | null
  /**
   * Hash of the session's token, login time (ms UTC), number of changes to the account's data; null for a
   * guest.
   */
  session: { tokenHash: string; signedInAt: number; changes: number } | null
  /** Staff without the required two-factor login: only `security.own` is allowed. */
  lacksTwoFactor: boolean
  /** Permissions of an access token; null: all of the role. */
  grants: ReadonlySet<string> | null
  /** Of the answer; before the request is known, of the account. */
  locale: Locale
  priceList: PriceList
  /** Only wholesale customers and staff see wholesale prices. */
  seesWholesale: boolean
}

/** Keeps additional fields of `shop`. */
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

/** Refuses guests with `otherwise`. */
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
