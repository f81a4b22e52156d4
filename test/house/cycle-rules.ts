import { isTest } from './files.ts'
import { importsOf } from './imports.ts'
import type { Rule } from './rule.ts'

/** Imports between the folders directly inside of `root`, type imports counted; the root's own files are one folder. */
const noFolderCycles = (root: string): Rule => ({
  rule: `the folders of ${root} do not import each other in a circle`,
  instead:
    'Move what both need into a folder that each may import, or hand it over as an argument.',
  breaches(files) {
    const folderOf = (path: string) =>
      path
        .slice(root.length + 1)
        .split('/')
        .slice(0, -1)[0] ?? root
    const crossing = files
      .filter(({ path }) => path.startsWith(`${root}/`) && !isTest(path))
      .flatMap(importsOf)
      .filter(({ from, to }) => to.startsWith(`${root}/`) && folderOf(from) !== folderOf(to))
    const next = Map.groupBy(crossing, ({ from }) => folderOf(from))
    const reachedFrom = (start: string) => {
      const reached = new Set([start])
      for (const folder of reached) {
        for (const { to } of next.get(folder) ?? []) reached.add(folderOf(to))
      }
      return reached
    }
    return crossing
      .filter(({ from, to }) => reachedFrom(folderOf(to)).has(folderOf(from)))
      .map(({ from, line, to }) => `${from}:${line} imports ${to}`)
  },
})

/** Type imports count too: two files that need each other's types are read as one. */
const noModuleCycles: Rule = {
  rule: 'no files of src import each other in a circle',
  instead: 'Move what both need into the one that is imported, or into a third file.',
  breaches(files) {
    const inSrc = files.filter(({ path }) => /^src\/.*\.tsx?$/.test(path) && !isTest(path))
    const next = new Map(inSrc.map((file) => [file.path, importsOf(file).map(({ to }) => to)]))
    // A file that imports none of the rest is in no circle.
    for (let size = -1; size !== next.size;) {
      size = next.size
      for (const [path, to] of next) if (!to.some((one) => next.has(one))) next.delete(path)
    }
    return [...next.keys()].filter((path) => reaches(next, path, path))
  },
}

function reaches(next: ReadonlyMap<string, readonly string[]>, from: string, goal: string) {
  const reached = new Set(next.get(from))
  for (const path of reached) for (const one of next.get(path) ?? []) reached.add(one)
  return reached.has(goal)
}

export const cycleRules = [...['src/web', 'src/web/storefront'].map(noFolderCycles), noModuleCycles]
