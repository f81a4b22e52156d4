import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { bracketedShop, latinData } from '../support/bracketed-shop.ts'
import { pageAddresses } from '../support/page-addresses.ts'
import { pseudo } from '../support/pseudo-locale.ts'
import { openShop } from '../support/shop.ts'
import { untranslatedIn } from '../support/untranslated.ts'

test.each(['guest', 'amina', 'hina', 'owner'] as const)(
  'the server writes every page of %s in their language, from the right',
  async (who) => {
    const shop = await openShop({ ...bracketedShop, pages: await loadPages() })
    const data = await latinData(shop.db)
    const reader = await shop.is(who)
    reader.cookies.set('locale', pseudo.locale)
    const faults: string[] = []
    for (const { address } of await pageAddresses(shop, who)) {
      const { text, headers } = await reader.get(address, { accept: 'text/html' })
      if (headers['location'] !== undefined) continue
      if (!text.includes(' dir="rtl"')) faults.push(`${address}: is not written from the right`)
      faults.push(...untranslatedIn(text, data).map((fault) => `${address}: ${fault}`))
    }
    expect(faults).toEqual([])
  },
)
