import type { Rule } from './rule.ts'

/** Rules of a class by itself, as a file of styles begins them: at the margin, or in a layer. */
const ofOneClass = /^ {0,2}\.([\w-]+) \{/gm

/**
 * Style sheets load with their pages and stay: the same class in a second file would affect the first page
 * only on some paths through the shop.
 */
export const oneFilePerClass: Rule = {
  rule: 'a CSS class is defined in one file',
  instead: 'Give one of the two another name, or let both use the one that is there.',
  breaches: (files) => {
    const places = new Map<string, Set<string>>()
    for (const { path, text } of files)
      if (path.startsWith('src/web/') && path.endsWith('.css'))
        for (const [, name = ''] of text.matchAll(ofOneClass))
          places.set(name, (places.get(name) ?? new Set()).add(path))
    return [...places].flatMap(([name, paths]) =>
      paths.size > 1 ? [`.${name}: ${[...paths].join(', ')}`] : [],
    )
  },
}
