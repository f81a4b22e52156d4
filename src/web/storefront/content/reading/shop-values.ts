import type { Language } from '../../../messages/language.ts'
import { messagesIn, sayIn } from '../../../messages/messages-in.ts'
import type { MessageKey, Screen } from '../../../messages/screen.ts'
import type { Paisa } from '#shop/money.ts'
import type { Payment } from '#shop/settings/payment.ts'
import { readingMessages } from '../../../messages/en/storefront/content/reading.ts'
import type { Api } from '../../../app/api/api.ts'
import type { Settings } from '../../layout-data/load-layout.ts'

/** Values of the texts' placeholders; each has a fallback for settings that aren't set. */
export type ShopValues = ReturnType<typeof shopValues>

/** Where the shop delivers. */
type Coverage = Pick<Awaited<ReturnType<Api['usualDelivery']>>, 'zones' | 'deliversElsewhere'>

/** The zones; without any, the towns of the settings. */
export const placesOf = (towns: readonly string[], coverage: Coverage | null) =>
  coverage !== null && coverage.zones.length > 0 ? coverage.zones : towns

export const shopValues = (
  {
    shopName,
    address,
    phone,
    email,
    towns,
    points,
    paymentMethods,
    pickupDays,
  }: Pick<
    Settings,
    | 'shopName'
    | 'address'
    | 'phone'
    | 'email'
    | 'towns'
    | 'points'
    | 'paymentMethods'
    | 'pickupDays'
  >,
  shipping: Paisa,
  coverage: Coverage | null,
  language: Language,
) => {
  const t = messagesIn(language, readingMessages)
  const charge = t.money(shipping)
  const list = new Intl.ListFormat(language.locale)
  const places = placesOf(towns, coverage)
  return {
    shopName,
    shipping: charge,
    /** name and address */
    who: t.joined([shopName, address]),
    /** completes "ask us" and "you reach us" */
    reach: t(`shop.${waysOf(phone, email)}`, { phone, email }),
    /** a whole sentence with a trailing space */
    where:
      places.length === 0
        ? ''
        : `${t(`shop.${coverage?.deliversElsewhere === false ? 'whereOnly' : 'where'}`, { towns: list.format(places), shipping: charge })} `,
    weighed: t('shop.weighed'),
    earning: t(points?.on === false ? 'shop.earningOff' : 'shop.earning'),
    paying: t(`shop.${payingBy(paymentMethods)}`),
    /** a whole sentence with a leading space */
    pickup: pickupDays > 0 ? ` ${t('shop.pickup')}` : '',
    refunding: t(pickupDays > 0 ? 'shop.refundingAtCounter' : 'shop.refunding'),
    courts: towns[0] === undefined ? t('shop.ownCourts') : t('shop.courts', { town: towns[0] }),
  }
}

function waysOf(phone: string, email: string) {
  if (phone === '') return email === '' ? 'reachByPage' : 'reachByEmail'
  return email === '' ? 'reachByPhone' : 'reach'
}

function payingBy(methods: readonly Payment[]) {
  if (!methods.includes('card')) return 'payingByCash'
  return methods.includes('cod') ? 'paying' : 'payingByCard'
}

/** Translates sentences, which may use any of the values. */
export const textIn =
  <S extends Screen>(language: Language, messages: S, values: ShopValues) =>
  (key: MessageKey<S>) =>
    sayIn(language, [messages], { key, params: values })
