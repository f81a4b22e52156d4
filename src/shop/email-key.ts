import { cleanEmail } from './clean-text.ts'

/** E-mail addresses are compared without case, unseen signs and outer spaces, and a host by what mail is sent to. */
export function emailKey(typed: string): string {
  const email = cleanEmail(typed).toLowerCase().normalize('NFKC')
  const at = email.lastIndexOf('@') + 1
  const host = email.slice(at)
  return at === 0 || !foreign.test(host) || noHost.test(host)
    ? email
    : email.slice(0, at) + asciiHost(host)
}

const foreign = /[^\0-\x7f]/
const noHost = /[\0-,/:-@[-`{-\x7f]/

function asciiHost(host: string): string {
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return host
  }
}
