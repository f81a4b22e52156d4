import { readFileSync } from 'node:fs'

type Manifest = Record<string, { file: string; name?: string }>

/** Where the build has put a script of the storefront: the files themselves have no names. */
export function builtScript(name: string): string {
  const manifest = new URL('../../dist/client/.vite/manifest.json', import.meta.url)
  const chunks = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Manifest)
  const found = chunks.find((chunk) => chunk.name === name && chunk.file.endsWith('.js'))
  if (!found) throw new Error(`The build has no script with the name ${name}`)
  return `/${found.file}`
}
