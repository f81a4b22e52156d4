import { createHash } from 'node:crypto'
import { themeScript } from './theme.ts'

/** For the Content-Security-Policy: the only inline script that may run. */
export const themeScriptHash = `sha256-${createHash('sha256').update(themeScript).digest('base64')}`
