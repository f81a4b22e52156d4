import { createHash } from 'node:crypto'
import script from '../inline/head.ts?script'

/** All that is written into the page itself. It is constant, so that its hash can be named in the CSP. */
export const headScript = script.trim()

/** For the Content-Security-Policy: the only inline script that may run. */
export const headScriptHash = `sha256-${createHash('sha256').update(headScript).digest('base64')}`
