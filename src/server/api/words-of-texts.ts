import type { TextPage } from '#shop/content/texts.ts'
import { cashOnDeliveryMessages } from '#web/messages/en/storefront/content/cash-on-delivery.ts'
import { contactMessages } from '#web/messages/en/storefront/content/contact.ts'
import { helpInfoMessages } from '#web/messages/en/storefront/content/helpinfo.ts'
import { paymentInfoMessages } from '#web/messages/en/storefront/content/payment-info.ts'
import { policyMessages } from '#web/messages/en/storefront/content/policy.ts'
import { privacyMessages } from '#web/messages/en/storefront/content/privacy.ts'
import { questionMessages } from '#web/messages/en/storefront/content/questions.ts'
import { termsMessages } from '#web/messages/en/storefront/content/terms.ts'
import type { Language } from '#web/messages/language.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import { questionGroups } from '#web/storefront/content/questions.ts'
import { type ShopValues, textIn } from '#web/storefront/content/reading/shop-values.ts'

const screens = {
  helpinfo: helpInfoMessages,
  'cash-on-delivery': cashOnDeliveryMessages,
  'payment-info': paymentInfoMessages,
  policy: policyMessages,
  terms: termsMessages,
  privacy: privacyMessages,
} as const

/** The default texts as Markdown, as a starting point for staff. */
export function wordsOf(page: TextPage, values: ShopValues, language: Language): string {
  if (page === 'help') return messagesIn(language, contactMessages)('help.lead')
  if (page !== 'faqs') return textIn(language, screens[page], values)('page.body')
  return questionGroups(messagesIn(language, questionMessages), values)
    .map(({ name, questions }) =>
      [`## ${name}`, ...questions.map(({ ask, answer }) => `### ${ask}\n\n${answer}`)].join('\n\n'),
    )
    .join('\n\n')
}
