import { Refusal } from '#shop/refusals.ts'
import type { Visit } from '#shop/visit.ts'
import { type RouteName, routes } from '#wire/routes.ts'
import { access } from './access.ts'

/** Refuses a change from a page that shows another account than the one that is logged in by now. */
export function checkShownAccount({ account }: Visit, name: RouteName, shown: string | null): void {
  if (account === null || shown === null || shown === account.id || !isOwnChange(name)) return
  throw new Refusal('other_account', { name: account.fullName })
}

// Guests may make these too.
const ofAccountOrGuest: ReadonlySet<RouteName> = new Set([
  'createOrder',
  'cancelOrder',
  'askReturn',
  'sendMessage',
])

const isOwnChange = (name: RouteName) =>
  ofAccountOrGuest.has(name) || (access[name] === 'customer' && routes[name][0] !== 'GET')
