import { z } from 'zod'
import { type CallSchema, data, type FileSchema } from '../../call-schema.ts'

export const backupCalls = {
  adminBackup: {
    route: 'GET /admin/backup',
    access: 'backup.download',
    summary: 'Get whether a backup can be downloaded now',
    answer: data(
      z.object({
        engine: z
          .enum(['sqlite', 'postgres'])
          .describe("`postgres`: use the database's own backups"),
        allowed: z
          .boolean()
          .describe(
            'needs a two-factor login or a login in the last ten minutes; never true for access tokens',
          ),
      }),
    ),
  },
} as const satisfies Record<string, CallSchema>

export const backupFiles = {
  adminBackupFile: {
    route: 'GET /admin/backup/file',
    access: 'backup.download',
    summary: 'Download a backup of the whole shop as one file for `npm run restore`',
    type: 'application/x-tar',
  },
} as const satisfies Record<string, FileSchema>
