import { useSyncExternalStore } from 'react'

// Spec §3: the delivery address as text, kept in the browser.
const key = 'shippingAddress'
const most = 500
const hearers = new Set<() => void>()

function subscribe(hear: () => void) {
  hearers.add(hear)
  window.addEventListener('storage', hear)
  return () => {
    hearers.delete(hear)
    window.removeEventListener('storage', hear)
  }
}

function read() {
  try {
    return (localStorage.getItem(key) ?? '').slice(0, most)
  } catch {
    return ''
  }
}

function write(address: string) {
  try {
    localStorage.setItem(key, address.slice(0, most))
  } catch {
    // Without storage the address is asked for again at checkout.
  }
  for (const hear of hearers) hear()
}

/** Where to deliver, as the shopper wrote it; empty when not said yet, and always on the server. */
export const useAddress = () => [useSyncExternalStore(subscribe, read, () => ''), write] as const
