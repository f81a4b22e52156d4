import type { Api } from '../../app/api/api.ts'
import { rememberSearch, searchesToday } from './device-searches.ts'

/** Keeps a search on this device and counts it in the shop, which is not told whose it was. */
export function noteSearch({ send }: Api, text: string) {
  if (text.trim() === '') return
  rememberSearch(text)
  void send('noteSearch', { body: { q: text.slice(0, 200) }, outlivesPage: true }).catch(
    () => undefined,
  )
}

/** After an order: what it was found by. */
export function reportSearches({ send }: Api, orderId: string) {
  const searches = searchesToday()
  if (searches.length === 0) return
  const input = { params: { id: orderId }, body: { searches }, outlivesPage: true }
  void send('noteBought', input).catch(() => undefined)
}
