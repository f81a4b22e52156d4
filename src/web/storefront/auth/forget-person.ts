import { storedText } from '../../app/storage/stored-text.ts'

const personal = ['shippingAddress', 'savedLocation', 'formdata', 'orderid', 'prices'] as const

/** Where whoever leaves lives and what they ordered is not for the next one at this device. */
export function forgetPerson() {
  for (const key of personal) storedText(key, 0).write('')
  try {
    sessionStorage.removeItem('kiryana-quick-order')
  } catch {
    // Nothing could be kept either.
  }
}
