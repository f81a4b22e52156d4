export const results = new URL('results.md', import.meta.url)
export const onPostgres = new URL('results-postgres.md', import.meta.url)

/** Under this heading stands what lighthouse.ts has measured, above it what run.ts has. */
export const inBrowser = '# What a phone makes of it'
