import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openVault } from './password-vault.ts'

test('a sealed password is read with its key alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kiryana-vault-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const keyFile = join(folder, 'data', 'mail.key')
  const vault = openVault(keyFile)
  expect(await vault.open('anything')).toBe(null)
  const sealed = await vault.seal('Kaju & پستہ')
  expect(sealed).not.toContain('Kaju')
  expect(await vault.seal('Kaju & پستہ')).not.toBe(sealed)
  expect((await stat(keyFile)).mode & 0o777).toBe(0o600)
  expect(await openVault(keyFile).open(sealed)).toBe('Kaju & پستہ')
  const changed = `${sealed.slice(0, -4)}${sealed.endsWith('AAA=') ? 'BBB=' : 'AAA='}`
  expect(await vault.open(changed)).toBe(null)
  await writeFile(keyFile, Buffer.alloc(32))
  expect(await vault.open(sealed)).toBe(null)
})
