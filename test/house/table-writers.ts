import type { Rule } from './rule.ts'

const base = 'src/shop/'
const writing =
  /\b(?:insert into|update|delete from)\s+(\w+)(?=\s*(?:\(|set\b|where\b|values\b|select\b|\$\{|`))/g

/** The folder of a store; a store outside the folders counts as its own. */
const folderOf = (path: string) => path.slice(base.length).split('/')[0] ?? ''

export const oneWriterPerTable: Rule = {
  rule: 'a table is written by one folder of src/shop',
  instead:
    'Call the folder that owns the table, let the rows go with their parent (on delete cascade), ' +
    'or record an event that the owner follows.',
  breaches(files) {
    const writers = new Map<string, Set<string>>()
    for (const { path, text } of files)
      if (path.startsWith(base) && path.endsWith('.store.ts'))
        for (const [, table = ''] of text.matchAll(writing))
          writers.set(table, (writers.get(table) ?? new Set()).add(folderOf(path)))
    return [...writers]
      .filter(([, folders]) => folders.size > 1)
      .map(([table, folders]) => `${table} is written by ${[...folders].toSorted().join(' and ')}`)
  },
}
