import { become } from './ready/child.mjs'
import { buildPages, readyPages } from './ready/build.mjs'
import { readyModules } from './ready/modules.mjs'
import { environmentOf, readyNode } from './ready/node.mjs'

/** Brings what the machine lacks: Node, the dependencies and, unless told otherwise, the pages. */
export function ready({ pages = 'if-stale' } = {}) {
  const node = readyNode()
  const env = environmentOf(node)
  readyModules(env)
  if (pages === 'if-stale') readyPages(node, env)
  if (pages === 'always') buildPages(node, env)
  const quiet = '--disable-warning=ExperimentalWarning' // SQLite and type stripping, known and chosen
  return { run: (args) => become(node, [quiet, ...args], env) }
}
