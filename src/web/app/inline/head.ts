// All that is written into the page itself: bundled by the build into one small script (vite.config.ts).
import { followTheme } from './dark-pictures.ts'
import { deferBootstrap } from './deferred-bootstrap.ts'
import { applyPreferences } from './preferences.ts'
import { recordEvents } from './record-events.ts'

applyPreferences()
followTheme()
recordEvents()
deferBootstrap()
