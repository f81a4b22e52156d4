// Recognisable kinds of secrets. The parts are joined, so that this file contains none.
const kinds: Record<string, RegExp> = {
  'a private key': new RegExp(`-----BEGIN (?:[A-Z]+ )*PRIVATE ${'KEY'}-----`),
  'a key of Amazon': /\bAKIA[0-9A-Z]{16}\b/,
  'a key of Google': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'a token of GitHub': /\bgh[pousr]_[A-Za-z0-9]{36,}\b|\bgithub_pat_\w{40,}\b/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a token of Slack': /\bxox[abprs]-[A-Za-z0-9-]{10,}/,
  'a key of Stripe': /\b[rs]k_live_[A-Za-z0-9]{16,}/,
  'a signed token': /\beyJ[A-Za-z0-9_-]{10,}\.eyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/,
  'an auth token of npm': /_authToken\s*=\s*[^\s$]/,
}

/** Strings in a text that look like secrets, one row each. */
export const rowsOf = (text: string): string[] =>
  Object.entries(kinds).flatMap(([kind, pattern]) => {
    const found = pattern.exec(text)
    return found === null ? [] : [`${kind}: ${found[0].slice(0, 12)}…`]
  })
