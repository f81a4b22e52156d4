import { wholesaleMessages } from '../../messages/en/storefront/catalogue/wholesale.ts'
import { english } from '../../messages/language.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { expect, test } from 'vitest'
import { rupees } from '#shop/money.ts'
import { plainTerms } from '#shop/pricing/wholesale-terms.ts'
import { termsInShort, termsText } from './terms-text.ts'

const t = messagesIn(english, wholesaleMessages)
const breaks = [{ from: 10, price: rupees(90) }]
test.each([
  [{}, '', ''],
  [{ breaks }, '', '10+ Rs. 90'],
  [{ minimum: 12, step: 12, carton: 12 }, 'Sold by the carton of 12', 'carton of 12'],
  [{ minimum: 24, step: 12, carton: 12 }, 'Sold by the carton of 12 · at least 24', 'Minimum 24'],
  [{ minimum: 12, step: 6 }, 'Sold in multiples of 6 · at least 12', 'Minimum 12'],
  [{ minimum: 6, step: 6 }, 'Sold in multiples of 6', 'Minimum 6'],
  [{ minimum: 6, breaks }, 'At least 6 at a time', 'Minimum 6'],
  [{ carton: 30, breaks }, '30 per carton', '10+ Rs. 90'],
  [{ minimum: 6, carton: 36 }, '36 per carton · at least 6', 'Minimum 6'],
])('%j: “%s”, on a card “%s”', (terms, text, short) => {
  expect(termsText({ ...plainTerms, ...terms }, t)).toBe(text)
  expect(termsInShort({ ...plainTerms, ...terms }, t)).toBe(short)
})
