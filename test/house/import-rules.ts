import { isTest, type SourceFile } from './files.ts'
import { importsOf } from './imports.ts'
import type { Rule } from './rule.ts'

const layers = ['server', 'web', 'wire', 'shop', 'db']
const outside = ['demo', 'bench', 'test', 'scripts']

const folderOf = (path: string) =>
  path.startsWith('src/') ? (path.split('/')[1] ?? '') : (path.split('/')[0] ?? '')

const inLayers = (file: SourceFile) => file.path.startsWith('src/') && !isTest(file.path)

function pointsLeft(from: string, to: string): boolean {
  const [mine, its] = [folderOf(from), folderOf(to)]
  if (outside.includes(its)) return !(mine === 'server' && its === 'demo')
  return layers.includes(its) && layers.indexOf(its) < layers.indexOf(mine)
}

export const importsPointRight: Rule = {
  rule: 'imports point right: server → web → wire → shop → db',
  instead:
    'Move what you need into the layer on the right, or hand it over from the left as an argument. ' +
    'Only the server may fill a shop from demo/.',
  breaches: (files) =>
    files
      .filter(inLayers)
      .flatMap(importsOf)
      .filter(({ from, to }) => pointsLeft(from, to))
      .map(({ from, line, to }) => `${from}:${line} imports ${to}`),
}

// The build replaces this file's imports by their values (routeTables in vite.config.ts).
const writtenOut = 'src/wire/routes.ts'

export const browserCodeIsPure: Rule = {
  rule: 'what the browser loads touches neither the database nor Node',
  instead:
    'Keep the rule in noun.ts and the SQL in noun.store.ts beside it; pages ask through web/app/api/api.ts.',
  breaches(files) {
    const byPath = new Map(files.map((file) => [file.path, file]))
    const reached = new Set(
      ['storefront', 'back-office'].map((name) => `src/web/${name}/entry-browser.ts`),
    )
    const found: string[] = []
    for (const path of reached) {
      const file = byPath.get(path)
      if (!file) continue
      for (const { line, to, typeOnly } of importsOf(file)) {
        if (typeOnly) continue
        if (to.startsWith('node:') || to.startsWith('src/db/')) {
          found.push(`${path}:${line} imports ${to}`)
        } else if (to.startsWith('src/') && to !== writtenOut) reached.add(to)
      }
    }
    return found
  },
}

const importsAcross = (folders: string[], files: SourceFile[]) =>
  files
    .flatMap(importsOf)
    .filter(({ from, to }) =>
      folders.some(
        (mine) =>
          from.startsWith(mine) && folders.some((its) => its !== mine && to.startsWith(its)),
      ),
    )
    .map(({ from, line, to }) => `${from}:${line} imports ${to}`)

export const applicationsAreApart: Rule = {
  rule: 'storefront and back office import nothing of each other',
  instead: 'Move what both need to src/web/ui or src/web/app.',
  breaches: (files) => importsAcross(['src/web/storefront/', 'src/web/back-office/'], files),
}

export const contractsAreApart: Rule = {
  rule: 'the public contract and that of the back office import nothing of each other',
  instead: 'Each has its own names. Move a part without names of its own to src/wire.',
  breaches: (files) => importsAcross(['src/wire/v1/', 'src/wire/admin/'], files),
}
