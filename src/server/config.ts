import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { passwordRejection } from '#shop/accounts/signing-in/sign-up-form.ts'
import type { DatabaseAddress } from '#db/open.ts'

const levels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
const http = 'a web address such as https://shop.example'

function isOrigin(address: string) {
  const { origin, href } = new URL(address)
  return href === `${origin}/` && !/[?#]/.test(address)
}

/** Valid values of each setting, for the sentence about an invalid one. */
const Environment = z.object({
  PORT: z.coerce
    .number('a port number')
    .int('a port number')
    .min(0, 'a port number')
    .max(65_535, 'a port number')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  // Node's mkdir never returns there.
  DATA_DIR: z
    .string()
    .refine((folder) => !/^\/proc(\/|$)/.test(resolve(folder)), 'a folder on a disk')
    .default('./data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'an address such as postgresql://user:secret@host/database',
    })
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: http, abort: true })
    .refine(isOrigin, `${http}, without a path, a user or anything else after the host`)
    .transform((address) => new URL(address).origin) // lower case, without the usual port
    .optional(),
  ADMIN_EMAIL: z.email('an e-mail address').optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'a password of 8 to 256 characters')
    .max(256, 'a password of 8 to 256 characters')
    .optional(),
  DEMO: z
    .enum(['0', '1', 'true', 'false'], '0 or 1')
    .transform((value) => value === '1' || value === 'true')
    .default(true),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'an address such as smtps://user:secret@host' })
    .optional(),
  GEOCODER_URL: z
    .url({ protocol: /^https?$/, error: http })
    .default('https://nominatim.openstreetmap.org'),
  WORKERS: z
    .union([z.literal('auto'), z.coerce.number().int().min(1).max(64)], 'auto, or 1 to 64')
    .default(1),
  LOG_LEVEL: z.enum(levels, `one of ${levels.join(', ')}`).default('warn'),
})

export type Config = {
  port: number
  host: string
  dataFolder: string
  database: DatabaseAddress
  /** The public origin of the shop (scheme and host); null: taken from the request. */
  publicUrl: string | null
  owner: { email: string; password: string } | null
  /** A service that speaks like Nominatim. */
  geocoderUrl: string
  demo: boolean
  /** The mail server; null: mails are stored and shown to staff. */
  smtpUrl: string | null
  logLevel: (typeof levels)[number]
  /** How many processes serve the shop. */
  workers: number
}

/** The environment for a child process, with its settings. */
export const environmentWith = (settings: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...settings,
})

/** A setting that makes no sense; the message names it. */
export class ConfigError extends Error {}

/** The only reader of the environment. An empty setting counts as absent. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(given)
  if (!read.success) throw new ConfigError(read.error.issues.map(sentence).join('\n'))
  const {
    PORT,
    HOST,
    DATA_DIR,
    DATABASE_URL,
    PUBLIC_URL,
    ADMIN_EMAIL,
    ADMIN_PASSWORD,
    DEMO,
    SMTP_URL,
    LOG_LEVEL,
    WORKERS,
  } = read.data
  if ((ADMIN_EMAIL === undefined) !== (ADMIN_PASSWORD === undefined)) {
    throw new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither.')
  }
  if (ADMIN_PASSWORD !== undefined && passwordRejection(ADMIN_PASSWORD, ADMIN_EMAIL) !== null) {
    throw new ConfigError(
      'The setting ADMIN_PASSWORD makes no sense: it should be harder to guess, no common password and not the e-mail address.',
    )
  }
  return {
    port: PORT,
    host: HOST,
    dataFolder: resolve(DATA_DIR),
    database: DATABASE_URL === undefined ? { folder: resolve(DATA_DIR) } : { server: DATABASE_URL },
    publicUrl: PUBLIC_URL ?? null,
    owner:
      ADMIN_EMAIL !== undefined && ADMIN_PASSWORD !== undefined
        ? { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
        : null,
    geocoderUrl: read.data.GEOCODER_URL,
    demo: DEMO,
    smtpUrl: SMTP_URL ?? null,
    logLevel: LOG_LEVEL,
    workers: WORKERS === 'auto' ? availableParallelism() : WORKERS,
  }
}

/** Warnings about these settings, printed at start. */
export const cautionsOf = ({ host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>) =>
  publicUrl === null && !/^(localhost|127\..*|::1)$/.test(host)
    ? [
        'PUBLIC_URL is not set: behind a proxy, the limits on wrong passwords and messages would count all visitors as one. Set it to the address of the shop.',
      ]
    : []

const sentence = ({ path, message }: { path: PropertyKey[]; message: string }) =>
  `The setting ${path.join('.')} makes no sense: it should be ${message}.`
