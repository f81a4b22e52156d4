// npm run urdu:index: writes the list of the back office's Urdu screens, src/web/messages/ur/office-screens.ts.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../src/web/messages/ur')
const screens = readdirSync(join(folder, 'back-office'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .toSorted()
  .flatMap((file) => {
    const text = readFileSync(join(folder, 'back-office', file), 'utf8')
    return [...text.matchAll(/^export const (\w+Messages) = translated/gm)].map(([, name]) => ({
      file,
      name,
    }))
  })

const imports = screens.map(({ file, name }) => `import { ${name} } from './back-office/${file}'`)
writeFileSync(
  join(folder, 'office-screens.ts'),
  `import type { Screen } from '../screen.ts'
${imports.join('\n')}

/** What the back office says; written by scripts/urdu-index.ts. */
export const officeScreens: readonly Screen[] = [
${screens.map(({ name }) => `  ${name},`).join('\n')}
]
`,
)
