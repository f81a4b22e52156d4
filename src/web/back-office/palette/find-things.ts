import { localPhone } from '#shop/accounts/contacts/phone.ts'
import { rupees } from '#shop/money.ts'
import type { StaffRole } from '#shop/person.ts'
import { allows, type Permission } from '#shop/permissions.ts'
import type { Answer, RouteName } from '#wire/calls.ts'
import type { Send } from '../../app/api/send.ts'
import type { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import type { backOfficePaletteMessages } from '../../messages/en/back-office/palette.ts'
import type { Translate } from '../../messages/messages-in.ts'
import { officePaths } from '../addresses.ts'
import type { Entry, Group, Kind } from './entries.ts'

export type PaletteMessages = Translate<
  typeof backOfficePaletteMessages | typeof backOfficeOrdersMessages
>

/** Maximum results per kind; a further entry leads to all. */
const most = 5

type Source = {
  kind: Kind
  needs: Permission
  find: (send: Send<RouteName>, q: string, t: PaletteMessages) => Promise<Entry[]>
  all: (q: string) => string
}

const sources: readonly Source[] = [
  {
    kind: 'orders',
    needs: 'order.read',
    find: async (send, q, t) =>
      (await send('adminOrders', { query: { q, limit: most } })).data.map((order) =>
        orderEntry(order, t),
      ),
    all: (q) => officePaths.orders({ q }),
  },
  {
    kind: 'products',
    needs: 'product.read',
    find: async (send, q, t) =>
      (await send('adminProducts', { query: { q, limit: most } })).data.map((product) =>
        productEntry(product, t),
      ),
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
]

export type Found = { groups: readonly Group[]; failed: boolean }

/** Searches everything the role may read; failed searches are reported. */
export async function findThings(
  send: Send<RouteName>,
  { role, text, t }: { role: StaffRole; text: string; t: PaletteMessages },
): Promise<Found> {
  const allowed = sources.filter(({ needs }) => allows(role, needs))
  const answers = await Promise.allSettled(allowed.map(({ find }) => find(send, text, t)))
  const groups = allowed.flatMap(({ kind, all }, index): Group[] => {
    const answer = answers[index]
    if (answer?.status !== 'fulfilled' || answer.value.length === 0) return []
    const rest = { key: `all ${kind}`, to: all(text), name: t('palette.all', { text }) }
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

function productEntry(product: Answer<'adminProducts'>['data'][number], t: PaletteMessages): Entry {
  const { id, name, brand, pack, published } = product
  const about = [brand, pack.text].filter(Boolean).join(' · ')
  return {
    key: `product ${id}`,
    to: officePaths.product(product),
    name,
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
