import type { Language } from '../language.ts'
import { backOfficeOrdersMessages } from './back-office/orders/orders.ts'
import { backOfficePapersMessages } from './back-office/orders/papers.ts'
import { formatMessages } from './formats.ts'
import { invoiceMessages } from './invoice.ts'
import { urduDigits } from './urdu-digits.ts'
import { urduFormats } from './urdu-formats.ts'

const screens = [backOfficeOrdersMessages, backOfficePapersMessages, formatMessages, invoiceMessages] // prettier-ignore

/** What the papers of an order say, for staff who read another language than its customer: their page has no Urdu sentences. */
export const urduOnPaper: Language = {
  locale: 'ur',
  direction: 'rtl',
  prefix: '',
  translation: Object.fromEntries(screens.map(({ name, sentences }) => [name, sentences])),
  formats: urduFormats,
  ownDigits: urduDigits,
}
