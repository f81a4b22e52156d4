import { catalogueWritesAreCounted } from './catalogue-writes.ts'
import { oneFilePerClass } from './css-classes.ts'
import { cycleRules } from './cycle-rules.ts'
import { docsAreTrue } from './docs-are-true.ts'
import { isTest } from './files.ts'
import { foldersAreSmall } from './folder-sizes.ts'
import { functionLengthRule } from './function-lengths.ts'
import {
  applicationsAreApart,
  browserCodeIsPure,
  contractsAreApart,
  importsPointRight,
} from './import-rules.ts'
import { shopModulesInOrder } from './module-order.ts'
import { type Rule, textRule } from './rule.ts'
import { securityTableIsTrue } from './security-table.ts'
import { oneWriterPerTable } from './table-writers.ts'

const inSrc = (path: string) => path.startsWith('src/')
const isOurs = (path: string) => !path.startsWith('test/house/')

const longest = 250
const sides = 'left|right'
const length = String.raw`(?:\[|\(|auto\b|full\b|px\b|\d)`

/** They keep their text in React's state, which no navigation replaces. */
const formsOfTheirOwn = [
  'app/router/filter-form.tsx',
  'search/search-box.tsx',
  'content/reading/search-form.tsx',
  'delivery/place-search.tsx',
]

export const rules: Rule[] = [
  functionLengthRule,
  importsPointRight,
  browserCodeIsPure,
  applicationsAreApart,
  contractsAreApart,
  ...cycleRules,
  foldersAreSmall,
  shopModulesInOrder,
  oneWriterPerTable,
  catalogueWritesAreCounted,
  oneFilePerClass,
  docsAreTrue,
  securityTableIsTrue,
  textRule({
    rule: 'the odd spellings of the public contract live in src/wire',
    instead: 'Say list price, business name, description; src/wire translates.',
    within: (path) => inSrc(path) && !path.startsWith('src/wire/'),
    never: /\w*(?:orignal|bussines|desciption)\w*/gi,
  }),
  textRule({
    rule: 'the environment is read once, in src/server/config.ts',
    instead: 'Add a setting there and hand it down from main.ts.',
    within: (path) => inSrc(path) && path !== 'src/server/config.ts' && !isTest(path),
    never: /\bprocess\.env\b/g,
  }),
  textRule({
    rule: 'SQL is written in x.store.ts files and in src/db',
    instead:
      'Give the question a name and put it into the store of the module that owns the table.',
    within: (path) =>
      inSrc(path) && !path.startsWith('src/db/') && !path.endsWith('.store.ts') && !isTest(path),
    never: /\.(?:all|maybeOne|one|run|sql)(?:<[^;`()]*>)?`|\bsql`/g,
  }),
  textRule({
    rule: 'staff search what texts fold to',
    instead:
      'Keep a folded column (FoldedTable) and ask saysFolded of src/shop/folded.store.ts: lower() of SQLite knows the ' +
      'letters of English only.',
    within: (path) =>
      path.startsWith('src/shop/') && path !== 'src/shop/folded.store.ts' && !isTest(path),
    never: /\bhasWords\(|\blower\([^)]*\)\s*like\b/g,
  }),
  textRule({
    rule: 'a migration does not list the words that a column may hold',
    instead:
      "The list is the code's, which checks before it writes (oneOf reads it, verify looks at all rows): " +
      'a new word must not need a table made again. For 0 and 1: between 0 and 1.',
    within: (path) => path.startsWith('src/db/migrations/'),
    never: /\bcheck\s*\([^;]*?\bin\s*\(/gi,
  }),
  textRule({
    rule: 'layout speaks of start and end, so that it turns round for right-to-left scripts',
    instead:
      'Use ms/me, ps/pe, start/end, text-start/text-end, border-s/border-e, rounded-s/rounded-e, ' +
      'margin-inline, inset-inline. Truly physical? Say why in a comment: /* physical: … */',
    within: (path) => path.startsWith('src/web/') && !isTest(path),
    never: new RegExp(
      [
        // Tailwind's classes
        String.raw`(?<![\w./#-])-?(?:scroll-)?[mp][lr]-${length}[\w.\[\]()%-]*`,
        String.raw`(?<![\w./#-])-?(?:${sides})-${length}[\w./\[\]()%-]*`,
        String.raw`(?<![\w./#-])(?:text|float|clear)-(?:${sides})(?![\w-])`,
        String.raw`(?<![\w./#-])(?:border|rounded)-(?:[lr]|[tb][lr])(?:-[\w\[\]().-]+)?(?![\w-])`,
        // style sheets
        String.raw`\b(?:margin|padding|border)-(?:${sides})\b`,
        String.raw`(?<=[{;]\s*|^\s+)(?:${sides})\s*:\s*[^\s'"]`,
        String.raw`\b(?:text-align|float|clear)\s*:\s*(?:${sides})\b`,
        // styles in code
        String.raw`\b(?:margin|padding|border)(?:Left|Right)\b`,
      ].join('|'),
      'gm',
    ),
    unless: /physical:/,
  }),
  textRule({
    rule: 'sizes of text come from the scale',
    instead: 'Use var(--text-…) of src/web/styles/tokens.css. Paper has sizes in pt or px.',
    within: (path) => path.startsWith('src/web/') && path.endsWith('.css'),
    never: /\bfont-size:\s*(?:clamp\(|[\d.]+rem)/g,
  }),
  textRule({
    rule: 'a figure is typed into a field of text',
    instead:
      'Leave out the type and say inputMode="numeric" or "decimal": a number field changes when a wheel turns ' +
      'over it, and takes no Urdu digits.',
    within: (path) => path.startsWith('src/web/') && !isTest(path),
    never: /\btype(?:=\{?|:\s*)['"`]number['"`]/g,
  }),
  textRule({
    rule: 'HTML is never put into a page as text',
    instead: 'Let React write it; it escapes.',
    within: inSrc,
    never: /\bdangerouslySetInnerHTML\b|\.(?:inner|outer)HTML\s*=|\binsertAdjacentHTML\b/g,
  }),
  textRule({
    rule: 'a type is checked or narrowed, never forced',
    instead: 'Parse it with a schema, or narrow it with an if.',
    within: (path) => /\.tsx?$/.test(path) && isOurs(path),
    never: /\bas unknown as\b|\bas any\b|@ts-(?:ignore|nocheck|expect-error)/g,
  }),
  textRule({
    rule: 'what we write can be followed by whoever has only this repository',
    instead: 'Name no folder of one machine, and finish what is begun or say why it is left.',
    within: isOurs,
    never: /(?<![\w.])\/(?:home|Users|root)\/[\w/.-]+|\b(?:TODO|FIXME|XXX)\b/g,
  }),
  textRule({
    rule: 'a form that leads to another address is a FilterForm',
    instead:
      'src/web/app/router/filter-form.tsx keeps what the user chooses while a page or a refresh is on its way; ' +
      'a `key` would draw the form again and lose it.',
    within: (path) =>
      path.startsWith('src/web/') &&
      !isTest(path) &&
      !formsOfTheirOwn.some((one) => path.endsWith(one)),
    // What `useForm` spreads has a method.
    never:
      /<form\b(?![^>]*(?:\bmethod=|\{\.\.\.form\}))[^>]*?\s(?:key|action|role)=|<F(?:ilter|ind)Form\s+key=/g,
  }),
  {
    rule: 'a file says in its name what it is about',
    instead: 'Name it after the idea; no utils, helpers, common or index files.',
    breaches: (files) =>
      files
        .map(({ path }) => path)
        .filter((path) => /\.(tsx?|mjs)$/.test(path))
        .filter((path) => /(^|\/)(utils?|helpers?|common|misc|lib|index)(\/|\.[a-z]+$)/.test(path)),
  },
  {
    rule: `a file in src has at most ${longest} lines`,
    instead: 'Two ideas live in it: give the second a file of its own.',
    breaches: (files) =>
      files
        .filter(({ path }) => /^src\/(?!web\/messages\/).*\.tsx?$/.test(path))
        .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
        .filter(({ lines }) => lines > longest)
        .map(({ path, lines }) => `${path} has ${lines}`),
  },
]
