import { createTransport } from 'nodemailer'
import { type Mail, RefusedForGood } from '#shop/notifications/send-due.ts'

/** Hands mails to the server that SMTP_URL names; all its patience together ends before a claim does. */
export function mailServer(url: string): {
  post: (mail: Mail) => Promise<void>
  close: () => void
} {
  const transport = createTransport({
    url,
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
  return { post, close: () => transport.close() }
}

// The recipient, and nothing that may pass: 4xx is the server's "not now".
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EENVELOPE') return false
  const answer = 'responseCode' in error ? Number(error.responseCode) : 550
  return answer >= 500
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
