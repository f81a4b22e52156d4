import type { z } from 'zod'
import type { PricePlan } from '#shop/catalogue/planned-prices/plan-price.ts'
import type { PlannedPrice } from '#shop/catalogue/planned-prices/planned-prices.store.ts'
import { nothing, readRupees, toRupees } from '#shop/money.ts'
import { time } from '../../time.ts'
import type { productCalls } from './product-calls.ts'

type Wire = z.infer<(typeof productCalls.adminPlannedPrices)['answer']>['data'][number]
type Body = z.infer<(typeof productCalls.adminPlanPrice)['body']>

export const encodePlannedPrice = ({ id, price, startsAt, by }: PlannedPrice): Wire => ({
  id,
  price: toRupees(price),
  from: time(startsAt),
  by,
})

export const decodePricePlan = ({ id, price, from }: Body): PricePlan => ({
  id,
  price: readRupees(price) ?? nothing,
  startsAt: Date.parse(from),
})
