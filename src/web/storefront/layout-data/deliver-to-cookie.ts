import { type Address, addressText } from '#shop/addresses/address.ts'
import { isPoint, type Point, rounded } from '#shop/delivery/place.ts'

/** Delivery location: the address as typed, and its pin. */
export type DeliverTo = { address: string; place: Point | null }

/** The browser's choice, else the account's default address; null: neither. */
export function deliverToIn(chosen: DeliverTo | null, book: readonly Address[]): DeliverTo | null {
  const home = book.find(({ isDefault }) => isDefault)
  return chosen ?? (home ? { address: addressText(home), place: home.place } : null)
}

/** Tells the server the location chosen in this browser, so that it renders delivery figures. localStorage is the source; the browser
 * mirrors it into this cookie. */
export const deliverCookie = 'deliver-to'
/** Seconds, after which the cookie is ignored. */
export const deliverCookieAge = 180 * 24 * 60 * 60

const maxAddressLength = 500

/** Cookie value: base64url, at most 2.1 kB. */
export function packDeliverTo({ address, place }: DeliverTo): string {
  const json = JSON.stringify([
    address.slice(0, maxAddressLength),
    place?.lat ?? null,
    place?.lng ?? null,
  ])
  const bytes = new TextEncoder().encode(json)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** null if nothing was chosen or the cookie is malformed. */
export function unpackDeliverTo(text: string | undefined): DeliverTo | null {
  if (text === undefined || text === '' || text.length > 4096) return null
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (!Array.isArray(value)) return null
    const [address, lat, lng] = value as unknown[]
    if (typeof address !== 'string' || address.length > maxAddressLength) return null
    const place =
      typeof lat === 'number' && typeof lng === 'number' && isPoint({ lat, lng })
        ? rounded({ lat, lng })
        : null
    return address === '' && place === null ? null : { address, place }
  } catch {
    return null
  }
}
