/** Ports of mail servers. No others, so that the form can't be used to look for services inside a network. */
export const mailPorts = [465, 587, 25, 2525] as const
export type MailPort = (typeof mailPorts)[number]

/** As stored. Null: a server without a login. */
export type SealedMailServer = {
  host: string
  port: number
  username: string
  sealedPassword: string | null
  changedAt: number
  /** A test succeeded (ms UTC); null: not since the last change. */
  testedAt: number | null
}

/** Why a mail server could not be used. */
export const mailFaults = ['host', 'unreachable', 'insecure', 'login', 'refused'] as const
export type MailFault = (typeof mailFaults)[number]

/** Refusals of a test, in place of the server's own text, which could hold anything. */
export const mailFaultCodes = {
  off: 'mail_off',
  host: 'mail_host_unknown',
  unreachable: 'mail_unreachable',
  insecure: 'mail_insecure',
  login: 'mail_login_refused',
  refused: 'mail_refused',
} as const satisfies Record<MailFault | 'off', string>

/** `environment`: SMTP_URL, which wins; `none`: nothing is sent, as no server is set or its test failed. */
export type MailSource = 'environment' | 'saved' | 'none'

/** The mail server in use. */
export type Mail = {
  source: () => Promise<MailSource>
  /** Host and port of SMTP_URL; null: it isn't set. */
  environment: { host: string; port: number } | null
  /** Encrypts a password with a key that isn't in the database. */
  seal: (password: string) => Promise<string>
  /** Null: sealed on another machine, or damaged. */
  open: (sealed: string) => Promise<string | null>
  /** Connects and logs in, without sending; null: it works, `off`: no server is set. Default: the saved server. */
  check: (server?: SealedMailServer) => Promise<MailFault | 'off' | null>
}

/** For a shop that sends nothing. */
export const noMail: Mail = {
  source: () => Promise.resolve('none'),
  environment: null,
  seal: (password) => Promise.resolve(password),
  open: (sealed) => Promise.resolve(sealed),
  check: () => Promise.resolve('off'),
}
