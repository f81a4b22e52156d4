import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TranslationFile } from '#web/app/document/translation-file.ts'
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
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

type Packed = Record<'br' | 'gzip', Promise<Buffer> | undefined>
const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const isText = (type: string) => /^(text|application)\/|svg/.test(type)

type BuiltFile = { address: string; content: Buffer; packed: Packed }

const builds = new Map<string, Promise<BuiltFile[]>>()

/** Files of the browser builds, compressed by the build or on first request; read once per process. */
export async function serveBuild(app: FastifyInstance, folders: readonly string[]) {
  const files = (await Promise.all(folders.map(filesIn))).flat()
  const hashed = new Map<string, BuiltFile>()
  for (const file of files)
    if (isHashed(file.address)) hashed.set(file.address, file)
    else app.get(file.address, (request, reply) => sendFile(file, request, reply))
  // One route for all: hundreds of them took half of the time of a start.
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const file = hashed.get(`/assets/${request.params['*']}`)
    if (file !== undefined) return sendFile(file, request, reply)
    reply.callNotFound()
    return reply
  })
}

const isHashed = (address: string) => /^\/(assets|messages)\//.test(address)

function filesIn(folder: string): Promise<BuiltFile[]> {
  const known = builds.get(folder) ?? readBuild(folder)
  builds.set(folder, known)
  return known
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

const texts = new Map<string, BuiltFile>()

/** A text at an address with its hash: compressed on the first request, once per process. */
export function serveHashedText(app: FastifyInstance, { path, body }: TranslationFile) {
  const packed = { br: undefined, gzip: undefined }
  const file = texts.get(path) ?? { address: path, content: Buffer.from(body), packed }
  texts.set(path, file)
  app.get(path, (request, reply) => sendFile(file, request, reply))
}

async function sendFile(
  { address, content, packed }: BuiltFile,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const type = types[extname(address)] ?? 'application/octet-stream'
  reply.header('content-type', type).header('cache-control', cacheControlOf(address))
  if (!isText(type)) return content
  reply.header('vary', 'Accept-Encoding')
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === null) return content
  reply.header('content-encoding', encoding)
  return (packed[encoding] ??= packers[encoding](content))
}

/** Hashed names never change; others are revalidated after a day. */
function cacheControlOf(address: string) {
  if (address === '/sw.js') return 'no-cache' // an old one would hold the whole shop back
  return isHashed(address) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400'
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
