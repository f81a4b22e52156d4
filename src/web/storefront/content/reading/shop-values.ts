import type { Language } from '../../../messages/language.ts'
import { filled, messagesIn } from '../../../messages/messages-in.ts'
import type { MessageKey, Screen } from '../../../messages/screen.ts'
import { sentenceIn } from '../../../messages/sentence-in.ts'
import type { Paisa } from '#shop/money.ts'
import { readingMessages } from '../../../messages/en/reading.ts'
import type { Settings } from '../../layout-data/load-layout.ts'

/** What is filled into the texts of the shop; each is right, too, where staff has not set what it is made of. */
export type ShopValues = ReturnType<typeof shopValues>

export const shopValues = (
  {
    shopName,
    address,
    phone,
    email,
    towns,
    points,
  }: Pick<Settings, 'shopName' | 'address' | 'phone' | 'email' | 'towns' | 'points'>,
  shipping: Paisa,
  language: Language,
) => {
  const t = messagesIn(language, readingMessages)
  const list = new Intl.ListFormat(language.locale)
  return {
    shopName,
    shipping: t.money(shipping),
    /** name and address */
    who: [shopName, address].filter(Boolean).join(', '),
    /** goes on after "ask us" and "you reach us" */
    reach: t(`shop.${waysOf(phone, email)}`, { phone, email }),
    /** a sentence of its own, with the space after it */
    where: towns.length === 0 ? '' : `${t('shop.where', { towns: list.format(towns) })} `,
    /** whether orders earn points, and what they are good for */
    earning: t(points?.on === false ? 'shop.earningOff' : 'shop.earning'),
    courts: towns[0] === undefined ? t('shop.ownCourts') : t('shop.courts', { town: towns[0] }),
  }
}

function waysOf(phone: string, email: string) {
  if (phone === '') return email === '' ? 'reachByPage' : 'reachByEmail'
  return email === '' ? 'reachByPhone' : 'reach'
}

/** Says the sentences of a text to read, each of which may have any of the values in it. */
export const textIn =
  <S extends Screen>(language: Language, messages: S, values: ShopValues) =>
  (key: MessageKey<S>) =>
    filled(sentenceIn(language, [messages], key) ?? key, values, language)
