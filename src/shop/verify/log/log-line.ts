import type { Violation } from '../check.ts'

/** Check and description. */
export type LogFault = Pick<Violation, 'name' | 'says'>

// Removed values (…, ***, [redacted]) and placeholders of SQL ($1, ?) are no secrets.
const secretValue = String.raw`(?![\\"'\s]*(?:…|\*|\[|\$\d|\?|null|undefined|true|false))[\\"'\s]*[^\\"'\s,;&}\]]`

const secrets: { says: string; pattern: RegExp }[] = [
  { says: 'a cookie is in the log', pattern: /\b(?:sid|guest)=[\w%.-]{8}/ },
  {
    says: 'a header with a cookie or with credentials is in the log',
    pattern: new RegExp(
      String.raw`\b(?:(?:proxy-)?authorization|set-cookie|cookie)[\\"']{0,4}\s?[:=]${secretValue}`,
      'i',
    ),
  },
  {
    says: 'a password field is in the log',
    pattern: new RegExp(
      String.raw`(?:password|passwd|passphrase)(?:_?hash)?[\\"']{0,4}\s?[:=]${secretValue}`,
      'i',
    ),
  },
  {
    says: 'the hash of a password is in the log',
    pattern: /\bargon2(?:id|i|d)\$|\bscrypt\$|\$2[aby]\$\d\d\$/,
  },
  {
    says: 'a key or token of an address is in the log',
    pattern: /\b(?:key|token|secret)=(?!…|\*|\[|\$\d|\?)[^\s&"'\\]/i,
  },
  {
    says: 'credentials are in an address in the log',
    pattern: /:\/\/[^\s/:@"']{0,64}:[^\s/@"']{1,128}@/,
  },
  {
    says: 'an e-mail address is in the log',
    pattern: /[\w+-]@(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}\b/i,
  },
  {
    says: 'a phone number is in the log',
    pattern: /(?<![\w.+-])(?:\+92[ -]?3\d{2}|\+\d{10,14}\b|03\d{2}[ -]?\d{7}\b)/,
  },
]

/** Short outages answer 503 with `Retry-After`, which is no error. */
const passing = new Set(['DatabaseUnavailable', 'StorageUnavailable', 'Overloaded'])

/** V8: unexpected errors and 5xx other than 503. V9: secrets and personal data. */
export function findLogFaults(line: string): LogFault[] {
  const leaks = secrets
    .filter(({ pattern }) => pattern.test(line))
    .map(({ says }): LogFault => ({ name: 'V9', says }))
  const failure = failureIn(recordOf(line))
  return failure === null ? leaks : [{ name: 'V8', says: failure }, ...leaks]
}

type LogRecord = {
  level?: unknown
  err?: { type?: unknown } | null
  res?: { statusCode?: unknown } | null
}

function failureIn({ level, err, res }: LogRecord): string | null {
  const status = Number(res?.statusCode ?? 0)
  if (status >= 500 && status !== 503) return 'an answer 5xx that was not expected'
  const isPassing = Number(level) < 60 && passing.has(String(err?.type))
  return Number(level) >= 50 && !isPassing ? 'an error that was not expected' : null
}

/** The program's own sentences and truncated lines are no records. */
function recordOf(line: string): LogRecord {
  if (!line.startsWith('{')) return {}
  try {
    return JSON.parse(line) as LogRecord
  } catch {
    return {}
  }
}
