import { z } from 'zod'
import { type CallSchema, data, type FileSchema } from '../../call-schema.ts'

export const backupCalls = {
  adminBackup: {
    route: 'GET /admin/backup',
    access: 'backup.download',
    summary: 'Whether everything can be downloaded as one file now',
    answer: data(
      z.object({
        engine: z.enum(['sqlite', 'postgres']).describe('postgres has backups of its own'),
        allowed: z
          .boolean()
          .describe('a two-factor login, or one of the last ten minutes; no access token'),
      }),
    ),
  },
} as const satisfies Record<string, CallSchema>

export const backupFiles = {
  adminBackupFile: {
    route: 'GET /admin/backup/file',
    access: 'backup.download',
    summary: 'Everything of the shop as one file, which `npm run restore` brings back',
    type: 'application/x-tar',
  },
} as const satisfies Record<string, FileSchema>
