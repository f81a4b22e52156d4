import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Db } from '#db/database.ts'
import type { Mail as Written } from '#shop/notifications/send-due.ts'
import type { Mail, SealedMailServer } from '#shop/notifications/mail-server.ts'
import { readMailServer } from '#shop/notifications/mail-server.store.ts'
import type { MailAddress, MailServer } from './mail-server.ts'
import { openVault } from './password-vault.ts'

type Post = (mail: Written) => Promise<void>
type Options = { db: Db; dataFolder: string; smtpUrl: string | null }

/** Mail over SMTP_URL, else over the server that the owner set in the back office. */
export function openMail({ db, dataFolder, smtpUrl }: Options): Mail & {
  /** Null: no server. Opens another connection after a change. */
  post: () => Promise<Post | null>
  close: () => void
} {
  const vault = openVault(join(dataFolder, 'mail.key'))
  let opened: { address: MailAddress; server: MailServer } | null = null

  async function addressOf({ isTested }: { isTested: boolean }): Promise<MailAddress | null> {
    if (smtpUrl !== null) return { url: smtpUrl }
    const saved = await readMailServer(db)
    if (saved === undefined || (isTested && saved.testedAt === null)) return null
    return unsealed(saved)
  }
  async function unsealed(saved: SealedMailServer): Promise<MailAddress | null> {
    const { host, port, username, sealedPassword } = saved
    const secure = port === 465
    if (username === '') return { host, port, secure, requireTLS: false }
    const pass = sealedPassword === null ? null : await vault.open(sealedPassword)
    // A password is sent over TLS only.
    return pass === null
      ? null
      : { host, port, secure, requireTLS: !secure, auth: { user: username, pass } }
  }
  async function serverInUse() {
    const address = await addressOf({ isTested: true })
    if (opened !== null && !isDeepStrictEqual(opened.address, address)) {
      opened.server.close()
      opened = null
    }
    if (address === null) return null
    const { mailServer } = await import('./mail-server.ts')
    opened ??= { address, server: mailServer(address) }
    return opened.server
  }

  return {
    async source() {
      if (smtpUrl !== null) return 'environment'
      return (await addressOf({ isTested: true })) === null ? 'none' : 'saved'
    },
    environment: smtpUrl === null ? null : hostOf(smtpUrl),
    seal: vault.seal,
    open: vault.open,
    async check(candidate) {
      const address = candidate ? await unsealed(candidate) : await addressOf({ isTested: false })
      if (address === null) return 'off'
      const { mailServer } = await import('./mail-server.ts')
      const server = mailServer(address)
      const fault = await server.check()
      server.close()
      return fault
    },
    post: async () => (await serverInUse())?.post ?? null,
    close: () => opened?.server.close(),
  }
}

function hostOf(address: string) {
  const { protocol, hostname, port } = new URL(address)
  return { host: hostname, port: Number(port) || (protocol === 'smtps:' ? 465 : 587) }
}
