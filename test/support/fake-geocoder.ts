import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openGeocoder } from '#server/geocoder/geocoder.ts'
import { cleanUp } from './clean-up.ts'
import { openTestDatabase } from './database.ts'

/** A geocoder as Nominatim answers, that behaves as the test says, and who has asked it. */
export async function openFakeGeocoder(
  behave: RequestListener,
  pace?: { pause: number; patience: number },
) {
  const asked: { path: string; agent: string | undefined }[] = []
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', agent: request.headers['user-agent'] })
    void behave(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUp(() => void server.closeAllConnections())
  cleanUp(() => void server.close())
  const db = await openTestDatabase()
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    asked,
    db,
    geocoder: openGeocoder({
      db,
      url,
      agent: 'Kiryana/test',
      ...(pace && { pace }),
    }),
  }
}

export const says =
  (body: unknown): RequestListener =>
  (_, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
