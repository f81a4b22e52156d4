import { expect } from 'vitest'
import { sendDue } from '#shop/notifications/send-due.ts'
import { password } from './cast.ts'
import { sender } from './mail.ts'
import { openMailServer } from './mail-server.ts'
import { type Caller, openShop, type TestShop } from './shop.ts'

// Shared by tests of changing Amina's e-mail address and phone.
export const email = 'amina@kiryana.example'
export const other = 'thief@kiryana.example'
export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
export const invalid = { status: 400, body: { code: 'change_link_invalid' } }

export const row = (shop: TestShop) =>
  shop.db.one<Record<string, unknown>>`select * from account where id = 'amina'`

export const login = (shop: TestShop, who = email, typed = password) =>
  shop.guest().post('user/login', { email: who, password: typed })

/** Sends due e-mails and returns the newest link of this kind to this address. */
export async function openMail() {
  const shop = await openShop()
  const server = await openMailServer()
  const send = sender(shop, server.url)
  return {
    shop,
    async linkTo(to: string, page: 'confirm-email' | 'undo-change' | 'reset-password') {
      await sendDue(send)
      const link = new RegExp(`https://shop\\.example/${page}\\?token=([\\w-]{43})`)
      const found = server.mails.filter((mail) => mail.to.includes(to) && link.test(mail.text))
      return link.exec(found.at(-1)?.text ?? '')?.[1] ?? 'none was sent'
    },
  }
}
type Mail = Awaited<ReturnType<typeof openMail>>

export const confirm = (who: Caller, token: string) => who.post('user/confirmemail', { token })
export const undo = (shop: TestShop, token: string) =>
  shop.guest().post('user/undochange', { token })

/** A new e-mail address, asked for and confirmed. */
export async function moveTo({ linkTo }: Mail, who: Caller, to: string) {
  const asked = await who.form('user/updateprofile', { email: to })
  expect(asked.status).toBe(200)
  expect((await confirm(who, await linkTo(to, 'confirm-email'))).status).toBe(200)
}
