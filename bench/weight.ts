import { gzipSync } from 'node:zlib'

export type Weight = { html: number; js: number; css: number }

/** What a first visit to a page loads before it is alive, gzipped, in bytes: HTML, all its scripts, all its styles. Throws when there is no such page. */
export async function weigh(origin: string, path: string): Promise<Weight> {
  const answer = await fetch(origin + path)
  if (answer.status !== 200)
    throw new Error(`${path} answers ${answer.status}: it can't be weighed`)
  const html = await answer.text()
  const found = (pattern: RegExp) => [
    ...new Set([...html.matchAll(pattern)].map(([, address]) => address ?? '')),
  ]
  const scripts = found(/<script[^>]* data-code="([^"]+)"/g).flatMap((code) => code.split(' '))
  const styles = found(/<link rel="stylesheet" href="([^"]+)"/g)
  const sizes = async (addresses: string[]) => {
    const files = await Promise.all(
      [...new Set(addresses)].map(async (one) => (await fetch(origin + one)).arrayBuffer()),
    )
    return files.reduce((sum, file) => sum + packedSize(new Uint8Array(file)), 0)
  }
  return { html: packedSize(html), js: await sizes(scripts), css: await sizes(styles) }
}

const packedSize = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length
