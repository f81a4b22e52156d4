import { isTest, lineOf } from './files.ts'
import type { Rule } from './rule.ts'

const write =
  /`\s*(?:insert into|update|delete from) (?:product|category|category_move|removed_product)\b(?! set (?:stock|stock_rest|rating_count = rating_count)\b)/g
const changesCatalogue = /\bchangeCatalogue\(tx\)\s*\.(?:run|all|one|maybeOne)(?:<[^`]*>)?$/

export const catalogueWritesAreCounted: Rule = {
  rule: 'a statement that changes what the catalogue shows raises its version',
  instead: 'Write it by changeCatalogue(tx), so that lists and search are read again.',
  breaches: (files) =>
    files
      .filter(({ path }) => path.startsWith('src/shop/') && !isTest(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(write)]
          .filter(({ index }) => !changesCatalogue.test(text.slice(0, index)))
          .map(({ 0: what, index }) => `${path}:${lineOf(text, index)} has ${what.trim()}`),
      ),
}
