/** Staff's WhatsApp messages: the setting with the shop's own English text of each sentence. */
export const whatsappTexts = {
  'order.placed': 'whatsappPlaced',
  'order.packed': 'whatsappPacked',
  'order.ready': 'whatsappReady',
  'order.shipped': 'whatsappShipped',
  'order.rider': 'whatsappRider',
  'order.timeChanged': 'whatsappTimeChanged',
  'order.delivered': 'whatsappDelivered',
  'order.cancelled': 'whatsappCancelled',
  'hold.confirm': 'whatsappConfirm',
  'hold.call': 'whatsappCall',
  'hold.prepay': 'whatsappPrepay',
  'question.short': 'whatsappShort',
  'question.heavy': 'whatsappHeavy',
  'khata.owes': 'whatsappOwes',
  'khata.overdue': 'whatsappOverdue',
  'khata.settled': 'whatsappSettled',
  'khata.statement': 'whatsappStatement',
} as const
export type WhatsappSentence = keyof typeof whatsappTexts
type English = (typeof whatsappTexts)[WhatsappSentence]
export type InUrdu = `${English}Ur`
export type WhatsappText = English | InUrdu
/** Letters of each. */
export const maxWhatsappText = 600

/** The setting with the text in Urdu. */
export const inUrdu = (name: English) => `${name}Ur` as const

/** The English setting of one in Urdu; null: it is none. */
export const englishOf = (name: string): English | null =>
  Object.values(whatsappTexts).find((english) => inUrdu(english) === name) ?? null

export const whatsappSentences = Object.keys(whatsappTexts) as WhatsappSentence[]
export const whatsappSettings: readonly WhatsappText[] = Object.values(whatsappTexts).flatMap(
  (name) => [name, inUrdu(name)],
)

/** A value for each of these settings. */
export const byWhatsappText = <Value>(value: Value) =>
  Object.fromEntries(whatsappSettings.map((name) => [name, value])) as Record<WhatsappText, Value>

/** Sentences that are of no use without their link. */
const needsLink = (sentence: WhatsappSentence) =>
  sentence === 'hold.confirm' || sentence.startsWith('question.')

/** The shop's own text for a reader, in Urdu if it has one; null: the usual one. The link is added if it lacks one. */
export function ownWhatsappText(
  settings: Readonly<Record<WhatsappText, string>>,
  sentence: WhatsappSentence,
  locale: string,
): string | null {
  const name = whatsappTexts[sentence]
  const own = (locale === 'ur' && settings[inUrdu(name)]) || settings[name]
  if (own === '') return null
  return needsLink(sentence) && !own.includes('{link}') ? `${own} {link}` : own
}
