import { ConfigError } from '../config.ts'

/** The backup cannot be restored; `why` names the file. */
export const broken = (why: string) =>
  new ConfigError(
    `This backup cannot be restored: ${why}. Nothing was changed: use another copy of it, or an older backup.`,
  )
