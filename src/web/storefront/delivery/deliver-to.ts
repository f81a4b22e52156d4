import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { rounded } from '#shop/delivery/place.ts'
import {
  deliverCookie,
  deliverCookieAge,
  type DeliverTo,
  deliverToIn,
  packDeliverTo,
  unpackDeliverTo,
} from '../layout-data/deliver-to-cookie.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { parseLocation } from './saved-location.ts'
import { storedText, onStoredText } from '../../app/storage/stored-text.ts'

const keptAddress = storedText('shippingAddress', 500)
const keptPlace = storedText('savedLocation', 200)

/** This browser's choice; null if none. */
export function readChosen(): DeliverTo | null {
  const address = keptAddress.read()
  const place = parseLocation(keptPlace.read())
  return address === '' && place === null ? null : { address, place }
}

/** Address and pin are saved together, so that they always match. */
export function saveDeliverTo({ address, place }: DeliverTo) {
  keptPlace.write(place === null ? '' : JSON.stringify(rounded(place)))
  keptAddress.write(address)
}

const textOf = (chosen: DeliverTo | null) => (chosen === null ? '' : packDeliverTo(chosen))

/** This browser's choice, else the account's default address, else empty. The server reads the same from the cookie and the address
 * book. */
export function useDeliverTo(): DeliverTo {
  const { chosen, book } = useLayoutData()
  const text = useSyncExternalStore(
    onStoredText,
    () => textOf(readChosen()),
    () => textOf(chosen),
  )
  return useMemo(
    () => deliverToIn(unpackDeliverTo(text), book) ?? { address: '', place: null },
    [text, book],
  )
}

/** Mirrors the chosen location into the cookie that the server reads. */
export function useDeliverCookie() {
  const text = useSyncExternalStore(
    onStoredText,
    () => textOf(readChosen()),
    () => '',
  )
  useEffect(() => {
    const secure = window.location.protocol === 'https:' ? '; secure' : ''
    const age = text === '' ? 0 : deliverCookieAge
    document.cookie = `${deliverCookie}=${text}; path=/; max-age=${age}; samesite=lax${secure}`
  }, [text])
}
