import type { FastifyRequest } from 'fastify'
import { picturesKey } from '#web/app/document/storage-keys.ts'

/** Pictures wait for a tap: chosen in the footer, or else wished for by the browser. */
export function savesData({ cookies, headers }: FastifyRequest): boolean {
  const chosen = cookies[picturesKey]
  return chosen === undefined ? headers['save-data'] === 'on' : chosen === 'tap'
}

/** The same page, with pictures that load on demand. */
export const withoutEagerPictures = (html: string) =>
  html
    .replaceAll(' loading="eager"', ' loading="lazy"')
    .replaceAll(/<link rel="preload" as="image"[^>]*>/g, '')
