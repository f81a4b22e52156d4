import type { Language } from '../../messages/language.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import type { LayoutLoaderArgs } from '../../app/page.tsx'
import type { Address } from '#shop/addresses/address.ts'
import type { Api } from '../../app/api/api.ts'
import { type DeliverTo, deliverToIn } from './deliver-to-cookie.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { siteMessages } from '../../messages/en/site.ts'

export type LayoutData = Awaited<ReturnType<typeof loadLayout>>
export type PersonalData = Awaited<ReturnType<typeof loadPersonal>>
export type Settings = Awaited<ReturnType<Api['settings']>>

type Args = Pick<LayoutLoaderArgs, 'api' | 'language'>

/** `chosen`: the delivery location from the browser's cookie. */
export async function loadLayout(args: Args, chosen: DeliverTo | null) {
  const [shared, personal] = await Promise.all([loadShared(args), loadPersonal(args, chosen)])
  return { ...shared, ...personal }
}

/** The same for every visitor. */
async function loadShared({ api }: Args) {
  const [tree, settings, usual] = await Promise.all([
    api.categoryTree(),
    api.settings(),
    api.usualDelivery().catch(() => null),
  ])
  const departments = tree.map(({ name, path, tint, picture, products }) => ({
    name,
    path,
    tint,
    picture,
    products,
  }))
  return {
    departments,
    settings: settings as typeof settings | null,
    /** Delivery promise for an unknown location. */
    usual,
  }
}

export async function loadPersonal({ api, language }: Args, chosen: DeliverTo | null) {
  const person = await api.me().catch((error: unknown) => throwWithMessage(error, language))
  const [cart, book] = await Promise.all([person && api.cart(), person ? bookOf(api) : []])
  const to = deliverToIn(chosen, book)
  return {
    person,
    cart,
    chosen,
    /** Address book, the default first. */
    book,
    /** Delivery charge and promise at that location. */
    delivery: to && (await deliveryAt(api, to)),
  }
}

/** If absent, show a plain address field. */
const bookOf = (api: Api) => api.addresses().catch((): Address[] => [])

const deliveryAt = async (api: Api, to: DeliverTo) =>
  askDelivery(api, to).then(
    (answer) => ({ to, answer }),
    () => null,
  )

/** Terms at an address, or at a pin alone. */
export const askDelivery = async (api: Api, to: DeliverTo) =>
  to.address === '' && to.place ? api.deliveryAt(to.place) : api.deliveryTo(to)

/** A refusal without a message gets the contract's. */
function throwWithMessage(error: unknown, language: Language): never {
  if (!(error instanceof ApiError) || error.message !== '') throw error
  const { status, code } = error
  throw new ApiError({
    status,
    code,
    message: messagesIn(language, siteMessages)('layout.userFailed'),
  })
}
