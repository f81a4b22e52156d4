export const results = new URL('results.md', import.meta.url)
export const onPostgres = new URL('results-postgres.md', import.meta.url)

/** Under this heading stands what lighthouse.ts has measured, above it what run.ts has. */
export const searching = `# What searching takes

A keystroke, the counts of filters, memory, and how often the right product is first: [results-search.md](results-search.md).
`
export const inBrowser = '# What a phone makes of it'
