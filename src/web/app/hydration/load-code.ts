import { checkConnection } from '../api/connection.ts'
import { pageDataId } from '../document/page-data-id.ts'
import { ApiError } from '../api/api-error.ts'

const requested = new Map<string, Promise<void>>()
const afterTries = [1000, 2000]

/** Wraps every `import()` of the build (vite.config.ts). A browser requests a module once per document, so an import that failed on the
 * network fails for good: fetch the files first, with retries, then import from the browser's cache. */
export async function loadCode<Code>(
  load: () => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code> {
  await Promise.all(files.map((file) => once(`/${file}`)))
  return load()
}

function once(file: string) {
  const known = requested.get(file)
  if (known) return known
  const here = bring(file).catch((error: unknown) => {
    requested.delete(file)
    throw error
  })
  requested.set(file, here)
  return here
}

async function bring(file: string) {
  if (cameWithPage().includes(file) || styleOf(file)) return
  await fetched(file)
  if (file.endsWith('.css')) await applied(file)
}

const cameWithPage = () => document.getElementById(pageDataId)?.dataset['code']?.split(' ') ?? []

const styleOf = (file: string) => document.querySelector(`link[rel=stylesheet][href="${file}"]`)

async function fetched(file: string, tries = 0): Promise<void> {
  const isHere = await fetch(file).then(
    async (answer) => answer.ok && (await answer.arrayBuffer()).byteLength > 0,
    () => false,
  )
  if (isHere) return
  if (!(await checkConnection())) throw new ApiError({ status: 0, code: 'offline', message: '' })
  const wait = afterTries[tries]
  if (wait === undefined) throw new Error(`${file} cannot be had`)
  await new Promise((done) => setTimeout(done, wait))
  return fetched(file, tries + 1)
}

/** If a style sheet fails here too, the page requests it again (deferred-bootstrap.ts). */
function applied(file: string) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = file
  document.head.append(link)
  return new Promise<void>((done) => {
    link.addEventListener('load', () => done())
    link.addEventListener('error', () => done())
  })
}
