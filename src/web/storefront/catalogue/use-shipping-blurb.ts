import type { Paisa } from '#shop/money.ts'
import { homeEndMessages } from '../../messages/en/home-end.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useDelivery } from '../delivery/use-delivery.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'

/** From which amount delivery is free where things are brought, else wherever that is lowest; where it never is, what it costs. */
export function useShippingBlurb(): { title: string; text: string } {
  const t = useMessages(homeEndMessages)
  const delivery = useDelivery()
  const { usual } = useLayoutData()
  const free = (from: Paisa, zones: string) => ({
    title: t('blurbs.shipping'),
    text:
      from === 0
        ? t('blurbs.always', { zones })
        : t('blurbs.from', { amount: t.money(from), zones }),
  })
  const costs = (fee: Paisa) => ({
    title: t('blurbs.delivery'),
    text: t('blurbs.costs', { fee: t.money(fee) }),
  })
  if (delivery?.terms && delivery.zone !== null) {
    const { fee, minimum, freeAbove } = delivery.terms
    const from = fee === 0 ? minimum : freeAbove
    return from === null ? costs(fee) : free(from, delivery.zone)
  }
  const { freeFrom, fee } = usual ?? {}
  if (freeFrom) return free(freeFrom.amount, freeFrom.zones.join(' · '))
  return fee === undefined ? { title: t('blurbs.delivery'), text: '' } : costs(fee)
}
