import type { CallName, RouteName } from '#wire/calls.ts'
import { fileRoutes, routes } from '#wire/routes.ts'
import { cartOrder, placed } from './orders.ts'
import { requests } from './requests.ts'
import { type Caller, openShop, type Reply } from './shop.ts'
import { fillWithStories } from './stories.ts'

export const callNames = Object.keys(routes) as RouteName[]

/** A shop with content, and an order of amina's for `{own}` in the addresses of `requests`. */
export async function openWithOrder() {
  const shop = await openShop({ fill: fillWithStories })
  const { _id: own } = await placed(await shop.as('amina'), cartOrder())
  shop.later(1000)
  return { shop, own }
}

/** Makes a call as its example says (`requests`). */
export function sendExample(
  caller: Caller,
  name: CallName,
  own: string,
  more: Record<string, string> = {},
): Promise<Reply> {
  const { path, body, form, headers } = requests[name]
  const address = path.replaceAll('{own}', own)
  return form === undefined
    ? caller.send({ ...routes, ...fileRoutes }[name][0], address, body, { ...headers, ...more })
    : caller.form(address, form, undefined, more)
}
