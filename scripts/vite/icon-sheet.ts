import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const makeIcon = fileURLToPath(new URL('../../src/web/ui/lean-icon.ts', import.meta.url))
const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url))
const library = join(modules, 'lucide-react/dist/esm')
const sheet = join(modules, '.cache/icons.svg')
const iconImport = /import \{([^}]*)\} from 'lucide-react'/g

/**
 * The drawings of the icon set stand in one SVG file, which is fetched once, instead of in the code and in each
 * page. Each file that imports icons makes its references itself: modules shared by two pages would all be in
 * the scripts of every page.
 */
export function iconSheet(): Plugin {
  const nameOf = iconNames()
  return {
    name: 'icon-sheet',
    enforce: 'pre',
    async buildStart() {
      mkdirSync(dirname(sheet), { recursive: true })
      writeFileSync(sheet, await drawIcons(nameOf))
    },
    resolveId: (id) => (id === 'virtual:icon-sheet' ? sheet : null),
    transform(code) {
      const made = code.replace(iconImport, (_, list: string) =>
        importsIn(list).map(makeOne).join(' '),
      )
      return made === code ? null : `import makeIcon from ${JSON.stringify(makeIcon)}\n${made}`
    },
  }
  function makeOne([icon, local]: readonly [string, string]) {
    return `const ${local} = /* @__PURE__ */ makeIcon(${JSON.stringify(nameOf(icon))});`
  }
}

/** The icons of an import with their local names, without its types. */
const importsIn = (list: string) =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => one.split(' as '))
    .map(([icon = '', local = icon]) => [icon, local] as const)

/** By the name of its export, the name of an icon's file. */
function iconNames() {
  const index = readFileSync(join(library, 'lucide-react.mjs'), 'utf8')
  const files = [...index.matchAll(/^export \{(.*)\} from '\.\/icons\/([\w-]+)\.mjs'/gm)]
  return (icon: string) => {
    const name = files.find(([, names = '']) => names.split(/[ ,]+/).includes(icon))?.[2]
    if (name === undefined) throw new Error(`lucide-react has no icon ${icon}`)
    return name
  }
}

type IconData = { name: string; node: [tag: string, attributes: Record<string, string>][] }

/** Every icon that the pages import, as one file; the same text in each build. */
async function drawIcons(nameOf: (icon: string) => string): Promise<string> {
  const names = globSync('src/web/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(iconImport)].flatMap(([, list = '']) =>
      importsIn(list).map(([icon]) => nameOf(icon)),
    ),
  )
  const symbols = await Promise.all(
    [...new Set(names)].toSorted().map(async (name) => {
      const { __iconData: icon } = (await import(join(library, 'icons', `${name}.mjs`))) as {
        __iconData: IconData
      }
      const shapes = icon.node.map(([tag, { key: _, ...attributes }]) => {
        const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
        return `<${tag}${written.join('')}/>`
      })
      return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`
    }),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`
}
