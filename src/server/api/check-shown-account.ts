import { Refusal } from '#shop/refusals.ts'
import type { Visit } from '#shop/visit.ts'
import type { CallSchema } from '#wire/call-schema.ts'
import { calls, type RouteName } from '#wire/calls.ts'

/** Refuses a change from a page that shows another account, or a guest, than the one that is logged in by now. */
export function checkShownAccount({ account }: Visit, name: RouteName, shown: string | null): void {
  if (account === null || shown === null || shown === account.id || !isOwnChange(calls[name]))
    return
  throw new Refusal('other_account', { name: account.fullName })
}

const isOwnChange = ({ isOwnChange, access, route }: CallSchema) =>
  isOwnChange === true || (access === 'customer' && !route.startsWith('GET'))
