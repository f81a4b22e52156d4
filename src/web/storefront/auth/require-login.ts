import { paths } from '../../app/paths.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { redirect } from '../../app/router/redirect.ts'
import type { SiteKey } from '../../messages/en/site.ts'

/** Pages that need an account, and what they say to a guest. */
const reasons: readonly [start: string, message: SiteKey][] = [
  ['/orders', 'login.forOrders'],
  ['/order/', 'login.forOrder'],
  ['/wishlist', 'login.forWishlist'],
]

/** For a page's `load`: sends guests to the home page with the reason, and back after the login. */
export async function orLogin<T>(url: URL, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw redirect(paths.login(url.pathname))
    throw error
  }
}

/** Whether a page must be left at logout. */
export const isForMembers = (page: string) =>
  /^\/(orders?|(wish)?list|profile|quick-order|points|addresses|track-order|cancel-)/.test(page)

export const reasonFor = (page: string): SiteKey =>
  reasons.find(([start]) => page.startsWith(start))?.[1] ?? 'login.forThis'
