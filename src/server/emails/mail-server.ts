import { createTransport } from 'nodemailer'
import type { MailFault } from '#shop/notifications/mail-server.ts'
import { type Mail, RefusedForGood } from '#shop/notifications/send-due.ts'

/** A mail server as SMTP_URL, or as the back office, names it. */
export type MailAddress =
  | { url: string }
  | {
      host: string
      port: number
      secure: boolean
      requireTLS: boolean
      auth?: { user: string; pass: string }
    }

export type MailServer = {
  post: (mail: Mail) => Promise<void>
  /** Connects and logs in; null: it works. */
  check: () => Promise<MailFault | null>
  close: () => void
}

/** Hands mails to a mail server; all its patience together ends before a claim does. */
export function mailServer(address: MailAddress): MailServer {
  const transport = createTransport({
    ...address,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const post = async ({ id, from, to, ...rest }: Mail) => {
    const host = from.address.split('@').at(-1) ?? 'localhost'
    try {
      await transport.sendMail({
        ...rest,
        from,
        // As one address, whatever signs are in it; never parsed as a list.
        to: { name: '', address: to },
        envelope: { from: from.address, to: [to] },
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    } catch (error) {
      throw isFinal(error) ? new RefusedForGood(messageOf(error), { cause: error }) : error
    }
  }
  const check = async () => {
    try {
      await transport.verify()
      return null
    } catch (error) {
      return faultOf(error)
    }
  }
  return { post, check, close: () => transport.close() }
}

const faults: Readonly<Record<string, MailFault>> = {
  EDNS: 'host',
  ENOTFOUND: 'host',
  ECONNECTION: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ETIMEDOUT: 'unreachable',
  ESOCKET: 'unreachable',
  ETLS: 'insecure',
  EAUTH: 'login',
  ENOAUTH: 'login',
}

function faultOf(error: unknown): MailFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (/certificate|\bSSL\b|\bTLS\b|wrong version number/i.test(messageOf(error))) return 'insecure'
  return faults[code] ?? 'refused'
}

// The recipient, and nothing that may pass: 4xx is the server's "not now".
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EENVELOPE') return false
  const answer = 'responseCode' in error ? Number(error.responseCode) : 550
  return answer >= 500
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
