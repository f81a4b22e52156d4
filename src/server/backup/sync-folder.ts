import { open } from 'node:fs/promises'

/** So that new names in a folder outlive a power cut; Windows has no such thing. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path).catch(() => null)
  await folder?.sync().catch(() => undefined)
  await folder?.close()
}
