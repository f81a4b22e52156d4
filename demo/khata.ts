import { randomUUID } from 'node:crypto'
import { changeTerms } from '#shop/khata/change-terms.ts'
import { takePayment } from '#shop/khata/enter-khata.ts'
import { rupees } from '#shop/money.ts'
import type { Shop } from '#shop/visit.ts'
import { visitAs } from './visit-as.ts'

const day = 24 * 60 * 60_000

/** Whose orders can be on account, and what they paid of them. */
export const khata = {
  by: 'kamran',
  limit: 150_000,
  days: 30,
  sinceDaysAgo: 40,
  payments: [{ daysAgo: 12, amount: 25_000, slip: 'JazzCash 88412' }],
}

/** What happened on account before `daysAgo`, once each. */
export function khataUntil(shop: Shop) {
  const now = shop.now()
  const deeds = [
    {
      daysAgo: khata.sinceDaysAgo,
      run: async (at: number) => {
        const { account } = await visitAs(shop, khata.by, at)
        const terms = { isOn: true, limit: rupees(khata.limit), days: khata.days, version: 0 }
        await changeTerms(await visitAs(shop, 'clerk', at), account?.id ?? '', terms)
      },
    },
    ...khata.payments.map(({ daysAgo, amount, slip }) => ({
      daysAgo,
      run: async (at: number) => {
        const { account } = await visitAs(shop, khata.by, at)
        const paid = { id: randomUUID(), amount: rupees(amount), method: 'transfer', slip } as const
        await takePayment(await visitAs(shop, 'clerk', at), account?.id ?? '', paid)
      },
    })),
  ]
  return async (daysAgo: number) => {
    while (deeds[0] !== undefined && deeds[0].daysAgo > daysAgo) {
      const deed = deeds.shift()
      await deed?.run(Math.round(now - deed.daysAgo * day))
    }
  }
}
