/** The pages of small print and of help, whose words staff can replace by their own. */
export const textPages = [
  'helpinfo',
  'cash-on-delivery',
  'payment-info',
  'policy',
  'terms',
  'privacy',
  'faqs',
  'help',
] as const
export type TextPage = (typeof textPages)[number]

/** What staff wrote in place of the shop's own words: Markdown. `at`: when, ms UTC. */
export type OwnText = { body: string; at: number }

/** `body` null: the shop's own words stand there. `version` 0: nobody has ever written one. */
export type WrittenText = {
  page: TextPage
  body: string | null
  changedAt: number | null
  version: number
}
