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
] as const

/** Where whoever leaves lives and what they ordered is not for the next one at this device. */
export function forgetPerson() {
  for (const key of personal) storedText(key, 0).write('')
  sessionTexts.write('kiryana-quick-order', '')
}
