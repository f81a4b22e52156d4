import { promisify } from 'node:util'
import { constants, brotliCompress, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const packGzip = promisify(gzip)
const packBrotli = promisify(brotliCompress)
const onePacket = 1400 // bytes

/** Less fits one packet anyway. */
export const worthPacking = (body: string | Buffer) => body.length >= onePacket

const textual = /^(text\/|application\/(json|xml|rss|manifest)|image\/svg)/

/** Compresses text on the thread pool for clients that accept it; skips what is compressed already. */
export function compressAnswers(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (
      typeof payload !== 'string' ||
      !worthPacking(payload) ||
      reply.hasHeader('content-encoding')
    )
      return payload
    if (!textual.test(String(reply.getHeader('content-type') ?? ''))) return payload
    reply.header(
      'vary',
      [reply.getHeader('vary'), 'Accept-Encoding'].flat().filter(Boolean).join(', '),
    )
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === null) return payload
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return packed(payload, encoding)
  })
}

export const encodingFor = (accepted: string | undefined): 'br' | 'gzip' | null => {
  if (accepted === undefined) return null
  if (/\bbr\b/.test(accepted)) return 'br'
  return takesGzip(accepted) ? 'gzip' : null
}

export const takesGzip = (accepted = '') => /\bgzip\b/.test(accepted)

/** A low compression level: it runs within the request. */
export const packed = (text: string | Buffer, encoding: 'br' | 'gzip') =>
  encoding === 'gzip'
    ? packGzip(text, { level: 5 })
    : packBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
