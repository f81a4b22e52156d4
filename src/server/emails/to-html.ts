import { fitted, isWide, type Branding } from '#shop/branding/branding.ts'
import { type Tones, tonesOf } from '#shop/branding/tones.ts'
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

type Around = {
  shop: string
  /** The lines below it: where the shop is. */
  foot: readonly string[]
  branding: Branding
  /** where its logo is */
  logo: string
}

/**
 * The other half: no tables, nothing from elsewhere, and no picture but the logo. Its outermost part says the language
 * too, because webmail drops `html` and `body`.
 */
export const toHtml = (
  { subject, heading, blocks }: Written,
  { shop, foot, branding, logo }: Around,
  { locale, direction }: Language,
) => {
  const tones = tonesOf(branding.colours)
  const [brand, accent] = [tones.brand.day, tones.marigold.day]
  const [title, line] = titleOf({ shop, branding, logo })
  const inLanguage = `lang="${locale}" dir="${direction}"`
  return `<!doctype html>
<html ${inLanguage}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${darkStyle(tones)}</style>
</head>
<body ${inLanguage} style="margin:0;background:${tones.paper.day}">
<div class="ground" ${inLanguage} style="padding:24px 12px;background:${tones.paper.day};font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:anywhere;word-break:break-word">
<div class="sheet" style="max-width:560px;margin:0 auto;border-radius:16px;overflow:hidden;background:${tones.raised.day};color:${tones.ink.day}">
<p style="margin:0;padding:18px 28px;background:${brand};color:${tones['on-brand'].day};font-size:20px;font-weight:700;border-bottom:4px solid ${accent}${line}">${title}</p>
<div style="padding:24px 28px 28px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escaped(heading)}</h1>
${blocks.map((block) => htmlOf(block, tones)).join('\n')}
</div>
</div>
<p class="soft" style="max-width:560px;margin:16px auto 0;padding:0 28px;box-sizing:border-box;color:${tones.soft.day};font-size:13px">${foot.map(escaped).join('<br>')}</p>
</div>
</body>
</html>
`
}

// In the head for programs that read it, and on the elements for those that don't.
const buttonStyle = ({ marigold, 'on-marigold': on }: Tones) =>
  `display:inline-block;padding:12px 22px;border-radius:10px;background:${marigold.day};color:${on.day};font-weight:600;text-decoration:none`
const darkStyle = ({ paper, raised, ink, soft }: Tones) =>
  `@media (prefers-color-scheme:dark){body,.ground{background:${paper.night}!important}.sheet{background:${raised.night}!important;color:${ink.night}!important}.soft{color:${soft.night}!important}}`

/** The name of the shop, or its logo with the name as the other text: a square one has the name beside it. */
function titleOf({
  shop,
  branding: { logo: picture, colours: _ },
  logo,
}: Omit<Around, 'foot'>): [string, string] {
  if (picture === null) return [escaped(shop), '']
  const { width, height } = fitted(picture, { width: 200, height: 48 })
  const ground = picture.isLight ? '' : ';background:#fffdf7;padding:6px;border-radius:8px'
  const alone = isWide(picture)
  const image = `<img src="${escaped(logo)}" alt="${alone ? escaped(shop) : ''}" width="${width}" height="${height}" style="vertical-align:middle${ground}">`
  return [alone ? image : `${image}&nbsp; ${escaped(shop)}`, ';line-height:1']
}

function htmlOf(block: Block, tones: Tones): string {
  if ('says' in block) return `<p style="margin:0 0 16px">${escaped(block.says)}</p>`
  if ('link' in block)
    return `<p style="margin:0 0 20px"><a href="${escaped(block.link)}" style="${buttonStyle(tones)}">${escaped(block.label)}</a></p>`
  if ('list' in block)
    return `<ul style="margin:0 0 16px;padding-inline-start:20px">${block.list.map(item).join('')}</ul>`
  return `<p style="margin:0 0 16px">${block.figures.map(figure).join('<br>')}</p>`
}

const item = (text: string) => `<li>${escaped(oneLine(text))}</li>`
const figure = ([label, value]: readonly [string, string]) =>
  `${escaped(label)}: <strong>${escaped(oneLine(value))}</strong>`
