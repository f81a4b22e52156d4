import { localPhone } from '#shop/accounts/contacts/phone.ts'
import type { Locale } from '#shop/locale.ts'
import { rupees } from '#shop/money.ts'
import type { StaffRole } from '#shop/person.ts'
import { allows, type Permission } from '#shop/permissions.ts'
import type { Answer, RouteName } from '#wire/calls.ts'
import type { Send } from '../../app/api/send.ts'
import type { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import type { backOfficePaletteMessages } from '../../messages/en/back-office/palette.ts'
import type { Translate } from '../../messages/messages-in.ts'
import { officePaths } from '../addresses.ts'
import { goodsName, packIn } from '../urdu/goods-name.ts'
import type { Entry, Group, Kind } from './entries.ts'

export type PaletteMessages = Translate<
  typeof backOfficePaletteMessages | typeof backOfficeOrdersMessages
>

/** Maximum results per kind; a further entry leads to all. */
const most = 5

type Reader = { t: PaletteMessages; locale: Locale }

type Source = {
  kind: Kind
  needs: Permission
  find: (send: Send<RouteName>, q: string, reader: Reader) => Promise<Entry[]>
  all: (q: string) => string
}

const sources: readonly Source[] = [
  {
    kind: 'orders',
    needs: 'order.read',
    find: async (send, q, { t }) =>
      (await send('adminOrders', { query: { q, limit: most } })).data.map((order) =>
        orderEntry(order, t),
      ),
    all: (q) => officePaths.orders({ q }),
  },
  {
    kind: 'products',
    needs: 'product.read',
    find: async (send, q, reader) =>
      (await productsNamed(send, q)).map((product) => productEntry(product, reader)),
    all: (q) => officePaths.products({ q }),
  },
  {
    kind: 'customers',
    needs: 'customer.read',
    find: async (send, q) =>
      (await send('adminCustomers', { query: { q, staff: 'true', limit: most } })).data.map(
        customerEntry,
      ),
    all: (q) => officePaths.customers({ q }),
  },
  {
    kind: 'customers',
    needs: 'khata.read',
    async find(send, q) {
      const name = khataOf.exec(q)?.[1]
      if (name === undefined) return []
      const query = { q: name, filter: 'all', limit: most } as const
      return (await send('adminKhataList', { query })).data.map(khataEntry)
    },
    all: (q) => officePaths.khataList({ q: khataOf.exec(q)?.[1], filter: 'all' }),
  },
]

/** "khata kamran" finds the khata of Kamran. */
const khataOf = /^(?:khaa?ta|udhaa?r|کھات[ہا]|ادھار)\s+(.+)$/iu

type Product = Answer<'adminProducts'>['data'][number]

/** "tomatos" finds tomatoes: what matches nothing is looked up without the ends of its plurals. */
async function productsNamed(send: Send<RouteName>, q: string): Promise<Product[]> {
  const named = async (text: string) =>
    (await send('adminProducts', { query: { q: text, limit: most } })).data
  const found = await named(q)
  const single = q.split(' ').map(withoutPlural).join(' ')
  return found.length > 0 || single === q ? found : named(single)
}

const withoutPlural = (word: string) => (word.length > 5 ? word.replace(/e?s$/, '') : word)

export type Found = { groups: readonly Group[]; failed: boolean }

/** Searches everything the role may read; failed searches are reported. */
export async function findThings(
  send: Send<RouteName>,
  { role, text, ...reader }: Reader & { role: StaffRole; text: string },
): Promise<Found> {
  const allowed = sources.filter(({ needs }) => allows(role, needs))
  const answers = await Promise.allSettled(allowed.map(({ find }) => find(send, text, reader)))
  const groups = allowed.flatMap(({ kind, all }, index): Group[] => {
    const answer = answers[index]
    if (answer?.status !== 'fulfilled' || answer.value.length === 0) return []
    const rest = { key: `all ${kind}`, to: all(text), name: reader.t('palette.all', { text }) }
    const { value } = answer
    return [{ kind, entries: value.length < most ? value : [...value, rest] }]
  })
  return { groups, failed: answers.some(({ status }) => status === 'rejected') }
}

function orderEntry(order: Answer<'adminOrders'>['data'][number], t: PaletteMessages): Entry {
  const { id, reference, contact, total, status } = order
  return {
    key: `order ${id}`,
    to: officePaths.order({ id }),
    name: reference,
    detail: t('palette.order', {
      name: contact.name || localPhone(contact.phone) || t('palette.guest'),
      amount: t.money(rupees(total)),
      status: t(`status.${status}`),
    }),
  }
}

function productEntry(product: Product, { t, locale }: Reader): Entry {
  const { id, brand, pack, published } = product
  const about = [brand, packIn(pack)].filter(Boolean).join(' · ')
  return {
    key: `product ${id}`,
    to: officePaths.product(product),
    name: goodsName(product, locale),
    detail: published ? about : t('palette.draft', { about }),
  }
}

function customerEntry(customer: Answer<'adminCustomers'>['data'][number]): Entry {
  const { id, fullName, businessName, phone } = customer
  return {
    key: `customer ${id}`,
    to: officePaths.customer(customer),
    name: fullName,
    detail: [businessName, localPhone(phone)].filter(Boolean).join(' · '),
  }
}

function khataEntry({
  id,
  name,
  business,
  phone,
}: Answer<'adminKhataList'>['data'][number]): Entry {
  return {
    key: `khata ${id}`,
    to: officePaths.khata({ id }),
    name,
    detail: [business, localPhone(phone)].filter(Boolean).join(' · '),
  }
}
