import { oneLine } from '#shop/notifications/one-line.ts'
import type { Language } from '#web/messages/language.ts'
import type { Block, Written } from './email-text.ts'

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as text, whatever is in it. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '')

// In the head for programs that read it, and on the elements for those that don't.
const button =
  'display:inline-block;padding:12px 22px;border-radius:10px;background:#f8ab1b;color:#1f1a05;font-weight:600;text-decoration:none'
const dark =
  '@media (prefers-color-scheme:dark){body,.ground{background:#0d1a17!important}.sheet{background:#15261f!important;color:#f7eeda!important}.soft{color:#b4c5b8!important}}'

/** The other half: no tables, no pictures, nothing from elsewhere. */
export const toHtml = (
  { subject, heading, blocks }: Written,
  shop: string,
  foot: readonly string[],
  { locale, direction }: Language,
) => `<!doctype html>
<html lang="${locale}"${direction === 'rtl' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${dark}</style>
</head>
<body style="margin:0;background:#fbf7ec">
<div class="ground" style="padding:24px 12px;background:#fbf7ec;font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div class="sheet" style="max-width:560px;margin:0 auto;border-radius:16px;overflow:hidden;background:#fffdf7;color:#0f2f26">
<p style="margin:0;padding:18px 28px;background:#0e4a38;color:#fdf6e3;font-size:20px;font-weight:700;border-bottom:4px solid #f8ab1b">${escaped(shop)}</p>
<div style="padding:24px 28px 28px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escaped(heading)}</h1>
${blocks.map(htmlOf).join('\n')}
</div>
</div>
<p class="soft" style="max-width:560px;margin:16px auto 0;padding:0 28px;box-sizing:border-box;color:#4a5f55;font-size:13px">${foot.map(escaped).join('<br>')}</p>
</div>
</body>
</html>
`

function htmlOf(block: Block): string {
  if ('says' in block) return `<p style="margin:0 0 16px">${escaped(block.says)}</p>`
  if ('link' in block)
    return `<p style="margin:0 0 20px"><a href="${escaped(block.link)}" style="${button}">${escaped(block.label)}</a></p>`
  if ('list' in block)
    return `<ul style="margin:0 0 16px;padding-inline-start:20px">${block.list.map(item).join('')}</ul>`
  return `<p style="margin:0 0 16px">${block.figures.map(figure).join('<br>')}</p>`
}

const item = (text: string) => `<li>${escaped(oneLine(text))}</li>`
const figure = ([label, value]: readonly [string, string]) =>
  `${escaped(label)}: <strong>${escaped(oneLine(value))}</strong>`
