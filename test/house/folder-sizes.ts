import { posix } from 'node:path'
import { isTest } from './files.ts'
import type { Rule } from './rule.ts'

const max = 30

export const foldersAreSmall: Rule = {
  rule: `a folder of src has at most ${max} files`,
  instead: 'Give a part of it a folder of its own, named after its idea.',
  breaches(files) {
    const inSrc = files.filter(({ path }) => path.startsWith('src/') && !isTest(path))
    return [...Map.groupBy(inSrc, ({ path }) => posix.dirname(path))]
      .filter(([, those]) => those.length > max)
      .map(([folder, those]) => `${folder} has ${those.length}`)
  },
}
