import { dirname, posix } from 'node:path'
import type { SourceFile } from './files.ts'
import type { Rule } from './rule.ts'

/** Patterns of names, and a migration from before 1.0.0. */
const patterns = ['noun.ts', 'noun.store.ts', 'verb-noun.ts', '0191_ready_orders.sql']
const root = /^(?:src|test|demo|scripts|bench|docs)\//
const fileName = /^[\w/][\w./-]*\.(?:tsx?|mjs|css|sql|md)$/

/** security-table.ts checks the names in the table of attacks. */
const isDocument = (path: string) =>
  /^(?:docs|src)\/.*\.md$|^(?:README|CONTRIBUTING)\.md$/.test(path) && path !== 'docs/security.md'

const headingIds = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

export const docsAreTrue: Rule = {
  rule: 'documents name files, headings and commands that exist',
  instead: 'Correct the path, link or command, or delete the sentence.',
  breaches(files) {
    const paths = files.map(({ path }) => path)
    const exists = (path: string) =>
      root.test(path)
        ? paths.some((other) => other === path || other.startsWith(`${path.replace(/\/$/, '')}/`))
        : patterns.includes(path) || paths.some((other) => `/${other}`.endsWith(`/${path}`))
    const scripts = scriptsOf(files)
    return files
      .filter(({ path }) => isDocument(path))
      .flatMap((file) => [
        ...inCode(file).flatMap((path) => (exists(path) ? [] : [`${file.path} names ${path}`])),
        ...brokenLinks(file, files).map((link) => `${file.path} links to ${link}`),
        ...[...file.text.matchAll(/npm run ([\w:]+)/g)].flatMap(([, name = '']) =>
          scripts === null || scripts.includes(name) ? [] : [`${file.path} runs ${name}`],
        ),
      ])
  },
}

const scriptsOf = (files: SourceFile[]) => {
  const found = files.find(({ path }) => path === 'package.json')
  return found ? Object.keys((JSON.parse(found.text) as { scripts: object }).scripts) : null
}

const inCode = ({ text }: SourceFile) =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => fileName.test(name) || (root.test(name) && /^[\w./-]+$/.test(name)))

function brokenLinks({ path, text }: SourceFile, files: SourceFile[]) {
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return targets.filter((target) => {
    const [name = '', anchor] = target.split('#')
    if (/^https?:/.test(target) || !/\.md$|^$/.test(name)) return false
    const linked = name === '' ? path : posix.join(dirname(path), name)
    const found = files.find((other) => other.path === linked)
    return !found || (anchor !== undefined && !headingIds(found.text).includes(anchor))
  })
}
