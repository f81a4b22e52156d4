import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = {
  version?: string
  integrity?: string
  resolved?: string
  hasInstallScript?: true
  link?: true
}
type Lock = { lockfileVersion: number; packages: Record<string, Entry> }
type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>> & {
  scripts: Record<string, string>
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
const packages = Object.entries(lock.packages).filter(([path]) => path !== '')

test('every dependency is pinned, and every package of the lockfile has its checksum', () => {
  const asked = { ...manifest.dependencies, ...manifest.devDependencies }
  expect(Object.entries(asked).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual(
    [],
  )
  expect(
    packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path),
  ).toEqual([])
  expect(
    packages.filter(([, { link, resolved }]) => link || /^(git|file|http:)/.test(resolved ?? '')),
  ).toEqual([])
})

// Install scripts of a package.
const mayInstall: readonly string[] = []

test('no package runs a script when it is installed, nor does the shop itself', () => {
  const withScript = packages.filter(([, entry]) => entry.hasInstallScript).map(([path]) => path)
  expect(withScript).toEqual(mayInstall)
  const own = Object.keys(manifest.scripts).filter((name) => /install|prepare|postpack/.test(name))
  expect(own).toEqual([])
})

test('nothing in the lockfile renders React on the server by remote calls', () => {
  expect(packages.filter(([path]) => /react-server-dom-/.test(path))).toEqual([])
})

test('containers and the start install from the lockfile alone', () => {
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/RUN npm ci\b/)
  expect(readFileSync('Dockerfile', 'utf8')).not.toMatch(/npm (install|i)\b/)
})
