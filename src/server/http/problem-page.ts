import { paths } from '#web/app/paths.ts'
import { withPrefix } from '#web/app/router/language-prefix.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import type { Language } from '#web/messages/language.ts'
import { serverMessages } from '#web/messages/en/server/server.ts'
import { siteMessages } from '#web/messages/en/site.ts'
import type { WireProblem } from '#wire/problem.ts'

/** An error page without database, script or other files. A temporary one reloads automatically. */
export const problemPage = ({ statuscode, message }: WireProblem, language: Language) => {
  const t = messagesIn(language, siteMessages)
  const server = messagesIn(language, serverMessages)
  const title = statuscode === 503 ? server('page.busy') : t('problem.title')
  return `<!doctype html>
<html lang="${language.locale}" dir="${language.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${statuscode === 503 ? '<meta http-equiv="refresh" content="5">' : ''}
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
${flower}
<h1>${title}</h1>
<p>${escaped(message)}</p>
${statuscode === 503 ? `<p class="soft">${server('page.byItself')}</p>` : ''}
<nav>
${statuscode >= 500 ? `<a href="">${t('problem.again')}</a>` : ''}
<a href="${withPrefix(language, paths.home())}">${t('missing.home')}</a>
</nav>
</main>
</body>
</html>
`
}

/** As in the shop's own logo: eight petals. */
const petals = [0, 45, 90, 135, 180, 225, 270, 315]
  .map((turn) => `<circle cx="24" cy="10" r="9" transform="rotate(${turn} 24 24)"/>`)
  .join('')
const flower = `<svg viewBox="0 0 48 48" aria-hidden="true">${petals}<circle cx="24" cy="24" r="8"/></svg>`

const style = `
:root { color-scheme: light dark; }
body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; text-align: center;
  font: 1.125rem/1.6 system-ui, sans-serif;
  background: light-dark(#fbf7ec, #0d1a17); color: light-dark(#0f2f26, #f7eeda); }
main { max-inline-size: 32rem; padding: 1.5rem; }
svg { inline-size: 5rem; fill: light-dark(#f8ab1b, #ffb833); }
svg circle:last-child { fill: light-dark(#c52e1c, #c93a24); }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 1rem 0 0; }
p { margin: .75rem 0 0; }
.soft { font-size: 1rem; color: light-dark(#4a5f55, #b4c5b8); }
nav { display: flex; flex-wrap: wrap; justify-content: center; gap: .75rem; margin-block-start: 1.5rem; }
a { padding: .6rem 1.5rem; border: 1px solid light-dark(#857a61, #7f9a8d); border-radius: 2rem;
  font-weight: 600; text-decoration: none; color: inherit; }
a:first-child { background: light-dark(#f8ab1b, #ffb833); border-color: transparent; color: #1f1a05; }
a:focus-visible { outline: 3px solid currentcolor; outline-offset: 3px; }
`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
