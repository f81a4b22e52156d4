import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { encodingFor } from './compression.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
}

type Packed = Record<'br' | 'gzip', Promise<Buffer> | undefined>
const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const isText = (type: string) => /^(text|application)\/|svg/.test(type)

type BuiltFile = { address: string; content: Buffer; packed: Packed }

const builds = new Map<string, Promise<BuiltFile[]>>()

/** Files of the browser build, compressed by the build or on first request; read once per process. */
export async function serveBuild(app: FastifyInstance, folder: string) {
  let build = builds.get(folder)
  if (build === undefined) builds.set(folder, (build = readBuild(folder)))
  for (const file of await build) serveFile(app, file)
}

async function readBuild(folder: string): Promise<BuiltFile[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = files
    .filter((file) => file.isFile() && !file.parentPath.includes('.vite'))
    .map((file) => join(file.parentPath, file.name))
  const known = new Set(paths)
  const read = (path: string) => (known.has(path) ? readFile(path) : undefined)
  const build: BuiltFile[] = []
  for (const path of paths.filter((one) => !/\.(br|gz)$/.test(one))) {
    const address = `/${path.slice(folder.length + 1).replaceAll('\\', '/')}`
    const packed = { br: read(`${path}.br`), gzip: read(`${path}.gz`) }
    build.push({ address, content: await readFile(path), packed })
  }
  return build
}

function serveFile(app: FastifyInstance, { address, content, packed }: BuiltFile) {
  const type = types[extname(address)] ?? 'application/octet-stream'
  const cacheControl = cacheControlOf(address)
  app.get(address, async (request, reply) => {
    reply.header('content-type', type).header('cache-control', cacheControl)
    if (!isText(type)) return content
    reply.header('vary', 'Accept-Encoding')
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === null) return content
    reply.header('content-encoding', encoding)
    return (packed[encoding] ??= packers[encoding](content))
  })
}

/** Hashed names never change; others are revalidated after a day. */
function cacheControlOf(address: string) {
  if (address === '/sw.js') return 'no-cache' // an old one would hold the whole shop back
  return address.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=86400'
}

/** Sizes of a logo for clients without WebP. */
const isLogo = (path: string) => /^\/?logos\/[\w@-]+\.png$/.test(path)

/** Pictures of goods and people, from the data folder; whatever they are, they run nothing. */
export async function serveMedia(app: FastifyInstance, folder: string) {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/media/',
    index: false,
    decorateReply: false,
    allowedPath: (path) => path.endsWith('.webp') || isLogo(path),
    maxAge: '30d',
    setHeaders: (reply, path) => {
      reply.header('content-type', path.endsWith('.png') ? 'image/png' : 'image/webp')
      reply.header('content-disposition', 'inline') // a picture is shown, and nothing else is served
      reply.header('content-security-policy', "sandbox; default-src 'none'")
      reply.header('cross-origin-resource-policy', 'same-site')
    },
  })
}
