import { createHash } from 'node:crypto'
import { z } from 'zod'

/** The folders of files that belong to the database. */
export const folders = ['media', 'returns', 'originals'] as const

/** Metadata of a backup; its first file. */
export const factsFile = 'backup.json'
/** The SHA-256 of each file before it, as `sha256sum` writes them. */
export const sumsFile = 'SHA256SUMS'
/** The SHA-256 of the list above, and of all bytes of the archive before this last file. */
export const sealFile = 'ARCHIVE.sha256'

export const databaseFiles = { sqlite: 'kiryana.db', postgres: 'kiryana.dump' } as const

/** The newest format; one before it had neither facts nor sums. */
const format = 2

/** Metadata of a backup. */
export const Facts = z.object({
  format: z.number().int(),
  engine: z.enum(['sqlite', 'postgres']),
  /** When it was made: ISO 8601. */
  made: z.string(),
  /** The migrations that its database has run. */
  migrations: z.array(z.string()),
  /** The main version of the PostgreSQL server that it is of. */
  serverVersion: z.number().int().optional(),
})
export type Facts = z.infer<typeof Facts>

export const factsOf = (given: Omit<Facts, 'format' | 'made'>, now: number): Facts => ({
  format,
  made: new Date(now).toISOString(),
  ...given,
})

export const isNewerFormat = (facts: Facts) => facts.format > format

/** Whether a path is that of a picture, and leads nowhere else. */
export const isPicture = (path: string): boolean =>
  folders.some((folder) => path.startsWith(`${folder}/`)) &&
  /^[\w@./-]{1,100}$/.test(path) &&
  !path.split('/').some((part) => part === '' || part === '.' || part === '..')

export const sumOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')

export const lineOfSum = (sum: string, path: string) => `${sum}  ${path}\n`

/** Content of the last file: checksums of the list and of all bytes before it. */
export const sealOf = (listed: string, whole: string) =>
  lineOfSum(listed, sumsFile) + lineOfSum(whole, '(all before this file)')
