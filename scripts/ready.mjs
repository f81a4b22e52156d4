import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildPages, readyPages } from './ready/build.mjs'
import { become, root } from './ready/child.mjs'
import { readyModules } from './ready/modules.mjs'
import { environmentOf, readyNode } from './ready/node.mjs'

// SQLite and running TypeScript as it is are called experimental; both are known and chosen.
const quietly = ['--disable-warning=ExperimentalWarning']

/** Brings what the machine lacks: Node, the dependencies and, unless told otherwise, the pages. */
export function ready({ pages = 'if-stale' } = {}) {
  const node = readyNode()
  const env = environmentOf(node)
  readyModules(env)
  if (pages === 'if-stale') readyPages(node, env)
  if (pages === 'always') buildPages(node, env)
  return {
    node,
    env,
    run: (args) => become(node, [...quietly, ...args], env),
    runShop: (args) => become(node, [...quietly, ...settings(), ...args], env),
  }
}

const settings = () => (existsSync(join(root, '.env')) ? ['--env-file=.env'] : [])
