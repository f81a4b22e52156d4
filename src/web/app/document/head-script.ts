import { createHash } from 'node:crypto'
import script from '../inline/head.ts?script'

/** Constant, so that the CSP can name its hash. */
export const headScript = script.trim()

/** For the Content-Security-Policy: the only inline script that may run. */
export const headScriptHash = `sha256-${createHash('sha256').update(headScript).digest('base64')}`
