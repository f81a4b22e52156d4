import { readFileSync } from 'node:fs'
import { isTest } from './files.ts'
import { importsOf } from './imports.ts'
import type { Rule } from './rule.ts'

const base = 'src/shop/'

/** The folders in the order of the table in src/shop/README.md. */
export const modulesInOrder = (readme: string) =>
  [...readme.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name = '']) => name)

/** Files beside the folders come before all of them. */
const moduleOf = (path: string) => {
  const [name = '', ...rest] = path.slice(base.length).split('/')
  return rest.length === 0 ? null : name
}

export const modulesInOrderRule = (readme: () => string): Rule => ({
  rule: 'a folder of src/shop imports only those above it in src/shop/README.md, types included',
  instead:
    'Move the rule to the folder that owns it, let the caller join both, or record an event that ' +
    'the other one follows.',
  breaches(files) {
    const order = modulesInOrder(readme())
    const rank = (path: string) => {
      const name = moduleOf(path)
      return name === null ? -1 : order.indexOf(name)
    }
    const inShop = files.filter(({ path }) => path.startsWith(base) && path.endsWith('.ts'))
    const unlisted = inShop
      .filter(({ path }) => moduleOf(path) !== null && rank(path) === -1)
      .map(({ path }) => `${path} is in a folder that the list does not have`)
    const upwards = inShop
      .filter(({ path }) => !isTest(path))
      .flatMap(importsOf)
      .filter(({ from, to }) => to.startsWith(base) && rank(to) > rank(from))
      .map(({ from, line, to }) => `${from}:${line} imports ${to}`)
    return [...unlisted, ...upwards]
  },
})

export const shopModulesInOrder = modulesInOrderRule(() =>
  readFileSync('src/shop/README.md', 'utf8'),
)
