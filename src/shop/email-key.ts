import { cleanEmail } from './clean-text.ts'

/** For comparison: ignores case, invisible characters and outer spaces; the host in its ASCII form. */
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
