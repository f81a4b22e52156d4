import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail as a mailbox got it. */
export type Received = {
  from: string
  to: string[]
  headers: string
  text: string
  html: string
  raw: string
}

type Options = { port?: number; onRecipient?: (address: string) => Error | null }

/** A real mail server on loopback that stores its e-mails. */
export async function openMailServer({ port = 0, onRecipient = () => null }: Options = {}) {
  const mails: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo: (address, _session, done) => done(onRecipient(address.address)),
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const raw = Buffer.concat(chunks).toString('utf8')
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
          ...partsOf(raw),
        })
        done()
      })
    },
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const address = server.server.address()
  const close = () => new Promise<void>((closed) => server.close(() => closed()))
  onTestFinished(close)
  if (address === null || typeof address === 'string')
    throw new Error('The mail server has no port')
  return { url: `smtp://127.0.0.1:${address.port}`, port: address.port, mails, close }
}

export const answerWith = (code: number, message: string) =>
  Object.assign(new Error(message), { responseCode: code })

function partsOf(raw: string) {
  const [headers = ''] = raw.split('\r\n\r\n', 1)
  const boundary = /boundary="([^"]+)"/.exec(headers)?.[1] ?? ''
  const parts = raw.split(`--${boundary}`)
  return { headers, text: partOf(parts, 'text/plain'), html: partOf(parts, 'text/html') }
}

function partOf(parts: string[], type: string): string {
  const part = parts.find((one) => one.includes(`Content-Type: ${type}`)) ?? ''
  const at = part.indexOf('\r\n\r\n')
  const body = part.slice(at + 4)
  const encoding = /Content-Transfer-Encoding: ([\w-]+)/i
    .exec(part.slice(0, at))?.[1]
    ?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? unquoted(body) : body
}

function unquoted(body: string): string {
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
