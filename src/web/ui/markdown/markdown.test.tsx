import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from './markdown.tsx'

const html = (text: string) =>
  renderToStaticMarkup(<Markdown text={text} />).replace(/^<div class="prose ">|<\/div>$/g, '')

test.each([
  ['One\nline.\n\nTwo.', '<p>One line.</p><p>Two.</p>'],
  ['## How they come\nLike so.', '<h2 id="how-they-come">How they come</h2><p>Like so.</p>'],
  ['# Big\n### Small', '<h2 id="big">Big</h2><h3 id="small">Small</h3>'],
  ['- milk\n- dahi\n  and cream', '<ul><li>milk</li><li>dahi and cream</li></ul>'],
  ['1. first\n2. second', '<ol><li>first</li><li>second</li></ol>'],
  ['- a\n1. b', '<ul><li>a</li></ul><ol><li>b</li></ol>'],
  ['> said\n> she', '<blockquote><p>said she</p></blockquote>'],
  [
    '**Masoor:** *no* `soaking`',
    '<p><strong>Masoor:</strong> <em>no</em> <code>soaking</code></p>',
  ],
  ['***a***', '<p><strong><em>a</em></strong></p>'],
  ['**a *b* c**', '<p><strong>a <em>b</em> c</strong></p>'],
  ['2 * 3 * 4 and ** alone', '<p>2 * 3 * 4 and ** alone</p>'],
  ['', ''],
])('%j', (text, answer) => {
  expect(html(text)).toBe(answer)
})

test('links lead to pages, the web, letters and calls', () => {
  expect(html('[shelf](/category/dairy-eggs)')).toBe(
    '<p><a class="inline-link" href="/category/dairy-eggs">shelf</a></p>',
  )
  for (const to of [
    'https://kiryana.example/a?b=c',
    'mailto:salam@kiryana.example',
    'tel:+925111',
  ]) {
    expect(html(`[there](${to})`)).toContain(`href="${to}"`)
  }
})

test('a picture is a block of its own with reserved space', () => {
  const picture = '/media/texts/0f8fad5b-d9cb-469f-a165-70867728950e.webp'
  const drawn = html(`Before\n![A "mango"](${picture}#800x600)\nAfter`)
  expect(drawn).toMatch(/^<p>Before<\/p><img src="[^"]+" srcSet="[^"]+" alt="A &quot;mango&quot;"/)
  expect(drawn).toMatch(
    /width="800" height="600" loading="lazy" class="rounded-card"\/><p>After<\/p>$/,
  )
})

test.each([
  '![x](https://evil.example/x.webp#1x1)',
  '![x](/media/people/a.webp#1x1)',
  '![x](/media/texts/../people/a.webp#1x1)',
  '![x](/media/texts/a.svg#1x1)',
  '![x](/media/texts/a.webp" onerror="alert(1)#1x1)',
  'words ![x](/media/texts/a.webp#1x1)',
])('%s is no picture', (text) => {
  expect(html(text)).not.toContain('<img')
})

test.each([
  '[x](javascript:alert`1`)',
  '[x](JaVaScRiPt:alert%281%29)',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox)',
  '[x](//evil.example)',
  String.raw`[x](/\evil.example)`,
  '[x](\u0001javascript:alert)',
  '[x](&#106;avascript:alert)',
  '[**x**](file:///etc/passwd)',
  '[x](/a"onclick="alert)',
])('%s is no link', (text) => {
  expect(html(text)).not.toContain('<a')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '**<svg onload=alert(1)>**',
  '## <iframe srcdoc="x">',
  '- <a href="javascript:alert(1)">x</a>',
  '[<b>x</b>](/news)',
  '`</code><script>`',
])('%s stays the text that it is', (text) => {
  const names = [...html(text).matchAll(/<\/?(\w+)/g)].map(([, name]) => name)
  expect(
    names.filter((name) => !['p', 'strong', 'h2', 'ul', 'li', 'a', 'code'].includes(name ?? '')),
  ).toEqual([])
  expect(html(text)).toContain('&lt;')
  expect(html(text)).not.toMatch(/<a[^>]*javascript|<[^>]*\son\w+=/i)
})

test('a long and hostile text is read in no time', () => {
  const before = process.cpuUsage() // of the processor: a busy machine does not count
  for (const sign of ['*', '**', '**a', '[', '[x](', '`', '`a`', '> ', '#', '- '])
    html(sign.repeat(10_000))
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(3000)
})
