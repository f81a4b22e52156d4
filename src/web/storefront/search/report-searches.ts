import type { Api } from '../../app/api/api.ts'
import { rememberSearch, searchesToday } from './device-searches.ts'

/** Stores a search on this device and counts it anonymously on the server. */
export function recordSearch({ send }: Api, text: string) {
  if (text.trim() === '') return
  rememberSearch(text)
  void send('recordSearch', { body: { q: text.slice(0, 200) }, outlivesPage: true }).catch(
    () => undefined,
  )
}

/** After an order: the searches that led to it. */
export function reportSearches({ send }: Api, orderId: string) {
  const searches = searchesToday()
  if (searches.length === 0) return
  const input = { params: { id: orderId }, body: { searches }, outlivesPage: true }
  void send('recordBought', input).catch(() => undefined)
}
