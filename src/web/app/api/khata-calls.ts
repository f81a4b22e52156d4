import type { KhataRoute } from '#wire/calls.ts'
import { khataRoutes } from '#wire/khata-routes.ts'
import type { Api } from './api.ts'
import { sendBy } from './send-by-fetch.ts'
import type { Send } from './send.ts'

const sendByKhata = sendBy(khataRoutes)

/** The server can make every call; a browser loads this route with the pages that make it. */
export function readKhata({ send }: Api, month?: string) {
  const own: Send<KhataRoute> = import.meta.env.SSR ? send : sendByKhata
  return own('khata', { query: { month } })
}

/** Whether there is something to see: a limit, or something owed. */
export const hasKhata = ({ isOn, balance }: { isOn: boolean; balance: number }) =>
  isOn || balance !== 0
