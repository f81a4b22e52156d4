import type { Rule } from './rule.ts'

const table = 'docs/security.md'
/** How many attacks each section lists. */
const sections = { A: 16, B: 14, C: 11, D: 18, E: 19, F: 10, G: 14, H: 8, J: 10, K: 23 }
const ids = Object.entries(sections).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, at) => `${letter}${at + 1}`),
)

export const securityTableIsTrue: Rule = {
  rule: `${table} has a row for each attack, and names tests that are there`,
  instead:
    'A row is `| id | tried | what holds | shown by |`; name a test by its path, or – with the reason.',
  breaches(files) {
    const text = files.find(({ path }) => path === table)?.text
    if (text === undefined) return []
    const rows = [...text.matchAll(/^\| ([A-K]\d+) \|(.*)\|$/gm)]
    const counted = Map.groupBy(rows, ([, id = '']) => id)
    const wrong = ids.filter((id) => counted.get(id)?.length !== 1).map((id) => `no one row ${id}`)
    const unknown = rows.filter(([, id = '']) => !ids.includes(id)).map(([, id]) => `row ${id}`)
    const paths = new Set(files.map(({ path }) => path))
    const named = [...text.matchAll(/`((?:src|test|demo|scripts|bench)\/[^`]*)`/g)]
    const missing = named.flatMap(([, path = '']) => (paths.has(path) ? [] : [`no file ${path}`]))
    const bare = rows
      .filter(([, , cells = '']) => cells.split('|').some((cell) => cell.trim() === ''))
      .map(([, id]) => `row ${id} has an empty cell`)
    return [...wrong, ...unknown, ...missing, ...bare]
  },
}
