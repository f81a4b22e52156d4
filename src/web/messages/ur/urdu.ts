import type { Language } from '../language.ts'
import type { Screen } from '../screen.ts'
import { formatMessages } from './formats.ts'
import { gramsMessages } from './grams.ts'
import { importMessages } from './import.ts'
import { invoiceMessages } from './invoice.ts'
import { khataMessages } from './khata.ts'
import { locationMessages } from './location.ts'
import { officeScreens } from './office-screens.ts'
import { passwordMessages } from './password.ts'
import { refusalMessages } from './refusals.ts'
import { serverScreens } from './server-screens.ts'
import { siteMessages } from './site.ts'
import { signupMessages } from './storefront/account/signup.ts'
import { homeMessages } from './storefront/catalogue/home.ts'
import { storefrontScreens } from './storefront-screens.ts'
import { urduDigits } from './urdu-digits.ts'
import { urduFormats } from './urdu-formats.ts'
import { weekdayMessages } from './weekdays.ts'
import { whatsappMessages } from './server/whatsapp.ts'

/** What pages of the back office say beside their own sentences. */
const alsoForStaff = [
  formatMessages,
  gramsMessages,
  homeMessages,
  importMessages,
  invoiceMessages,
  khataMessages,
  locationMessages,
  passwordMessages,
  refusalMessages,
  signupMessages,
  siteMessages,
  weekdayMessages,
  whatsappMessages,
]

const namesOf = (screens: readonly Screen[]) => new Set(screens.map(({ name }) => name))

/** Urdu, as a shop in Lahore writes it: docs/urdu.md. */
export const urdu: Language = {
  locale: 'ur',
  direction: 'rtl',
  prefix: '/ur',
  translation: Object.fromEntries(
    [...storefrontScreens, ...officeScreens, ...serverScreens].map(({ name, sentences }) => [
      name,
      sentences,
    ]),
  ),
  loaded: {
    shoppers: namesOf(storefrontScreens),
    staff: namesOf([...officeScreens, ...alsoForStaff]),
  },
  formats: urduFormats,
  ownDigits: urduDigits,
}
