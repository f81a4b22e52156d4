import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const cipher = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]

/** Encrypts with the key of a file, made at first use. Backups hold the database without the key. */
export function openVault(keyFile: string) {
  const readKey = () => readFile(keyFile)
  async function keyOrNew() {
    await mkdir(dirname(keyFile), { recursive: true })
    try {
      await writeFile(keyFile, randomBytes(32), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    return readKey()
  }
  return {
    async seal(text: string): Promise<string> {
      const iv = randomBytes(ivLength)
      const writing = createCipheriv(cipher, await keyOrNew(), iv)
      const written = Buffer.concat([writing.update(text, 'utf8'), writing.final()])
      return Buffer.concat([iv, writing.getAuthTag(), written]).toString('base64')
    },
    /** Null: no key, another key, or a damaged text. */
    async open(sealed: string): Promise<string | null> {
      try {
        const all = Buffer.from(sealed, 'base64')
        const reading = createDecipheriv(cipher, await readKey(), all.subarray(0, ivLength))
        reading.setAuthTag(all.subarray(ivLength, ivLength + tagLength))
        const text = [reading.update(all.subarray(ivLength + tagLength)), reading.final()]
        return Buffer.concat(text).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
