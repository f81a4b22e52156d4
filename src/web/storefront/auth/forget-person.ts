import { sessionTexts } from '../../app/storage/stores.ts'
import { storedText } from '../../app/storage/stored-text.ts'

const personal = [
  'shippingAddress',
  'savedLocation',
  'formdata',
  'orderid',
  'kiryana-note',
  'kiryana-cash',
  'kiryana-if-missing',
  'prices',
  'bought',
  'viewed',
  'searches',
] as const

/** At logout: removes addresses and orders from this device, which others may use next. */
export function forgetPerson() {
  for (const key of personal) storedText(key, 0).write('')
  sessionTexts.write('kiryana-quick-order', '')
}
