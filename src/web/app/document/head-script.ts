import { createHash } from 'node:crypto'
import { earlyScript } from '../hydration/event-replay.ts'
import { themeScript } from './theme.ts'
import { wakeScript } from '../hydration/deferred-bootstrap.ts'

/** All that is written into the page itself. It is constant, so that its hash can be named in the CSP. */
export const headScript = `${themeScript};${earlyScript};${wakeScript}`

/** For the Content-Security-Policy: the only inline script that may run. */
export const headScriptHash = `sha256-${createHash('sha256').update(headScript).digest('base64')}`
