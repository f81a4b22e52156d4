import { rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { backOfficeBulkMessages } from '../../messages/en/back-office/catalogue/bulk.ts'
import { useMessages } from '../../messages/use-messages.ts'

type BulkChange = NonNullable<Answer<'adminImport'>['data']['change']>

const prices = { list: 'was.list', offer: 'was.offerPrice', wholesale: 'was.wholesale' } as const

/** Says what was changed of many products: "Price up by 5%, rounded to Rs. 5". */
export function useChangeLabel(): (change: BulkChange) => string {
  const t = useMessages(backOfficeBulkMessages)
  return (change) => {
    switch (change.kind) {
      case 'percent':
      case 'amount': {
        const { price, direction, roundTo } = change
        const params = { price: t(prices[price]), direction: t(`was.${direction}`), rupees: t.money(rupees(roundTo)) } // prettier-ignore
        return change.kind === 'percent'
          ? t('was.percent', { ...params, percent: change.percent })
          : t('was.amount', { ...params, amount: t.money(rupees(Number(change.amount))) })
      }
      case 'offer':
        return t('was.offer', { percent: change.percent, rupees: t.money(rupees(change.roundTo)) })
      case 'round':
        return t('was.round', { rupees: t.money(rupees(change.roundTo)) })
      case 'category': {
        const { mainCategory, subCategory, itemCategory } = change
        return t('was.category', {
          category: [mainCategory, subCategory, itemCategory].join(' › '),
        })
      }
      case 'brand':
        return t('was.brand', { from: change.from, to: change.to })
      default:
        return t(`was.${change.kind}`)
    }
  }
}
