import { direction, language, t } from '#web/words/t.ts'
import type { Problem } from './errors.ts'

/**
 * What went wrong, as a page that needs nothing else: no database, no script, no other file. One
 * that passes asks again by itself.
 */
export const problemPage = ({ statuscode, message }: Problem) => `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${statuscode === 503 ? '<meta http-equiv="refresh" content="5">' : ''}
<title>${t('problem.title')}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${t('problem.title')}</h1>
<p>${escaped(message)}</p>
${statuscode >= 500 ? `<p><a href="">${t('problem.again')}</a></p>` : ''}
<p><a href="/">${t('missing.home')}</a></p>
</main>
</body>
</html>
`

const style = `
:root { color-scheme: light dark; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center;
  font: 1.125rem/1.6 system-ui, sans-serif;
  background: light-dark(#fbf7ec, #0d1a17); color: light-dark(#0f2f26, #f7eeda); }
main { max-inline-size: 32rem; padding: 1.5rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0; }
p { margin: 1rem 0 0; }
a { display: inline-block; padding-block: .5rem; font-weight: 600; color: light-dark(#0b5a42, #86dab4); }
`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
