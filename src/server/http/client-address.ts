import { isIPv4, isIPv6 } from 'node:net'

/**
 * The client's address for rate limits: IPv4 completely, IPv6 the first 64 bits, which is one customer's
 * network. Other values stay unchanged.
 */
export function clientAddress(ip: string): string {
  const plain = ip.split('%')[0] ?? ''
  if (!isIPv6(plain)) return ip
  const groups = groupsOf(plain)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return dotted(groups.slice(6))
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

function groupsOf(address: string): number[] {
  const last32 = address.slice(address.lastIndexOf(':') + 1)
  const plain = isIPv4(last32) ? address.slice(0, -last32.length) + asHex(last32) : address
  const [start = '', end] = plain.split('::')
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const [first, last] = [numbers(start), numbers(end ?? '')]
  const missing = end === undefined ? 0 : 8 - first.length - last.length
  return [...first, ...Array.from({ length: missing }, () => 0), ...last]
}

function asHex(ipv4: string) {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number)
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

const dotted = (groups: readonly number[]) =>
  groups.flatMap((group) => [group >> 8, group & 255]).join('.')
