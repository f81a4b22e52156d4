import type { Language } from '../language.ts'
import { storefrontScreens } from './storefront-screens.ts'
import { serverScreens } from './server-screens.ts'
import { urduFormats } from './urdu-formats.ts'

/** Urdu, as a shop in Lahore writes it: docs/urdu.md. */
export const urdu: Language = {
  locale: 'ur',
  direction: 'rtl',
  prefix: '/ur',
  translation: Object.fromEntries(
    [...storefrontScreens, ...serverScreens].map(({ name, sentences }) => [name, sentences]),
  ),
  storefront: new Set(storefrontScreens.map(({ name }) => name)),
  formats: urduFormats,
}
