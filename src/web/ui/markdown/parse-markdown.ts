/** The subset of Markdown that the shop's texts use; anything else stays plain text. */
export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'quote' | 'paragraph'; text: string }
  /** `text` is the alternative text; `size` is [width, height] in pixels */
  | { kind: 'picture'; text: string; picture: string; size: [number, number] }

export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = []
  let open: Block | null = null
  const begin = (block: Block) => {
    blocks.push(block)
    open = block
  }
  for (const line of markdown.split(/\r\n|\r|\n/).map((one) => one.trim())) {
    open = line === '' ? null : open
    if (line !== '') readLine(line, open, begin)
    if (line.startsWith('#')) open = null
  }
  return blocks
}

function readLine(line: string, open: Block | null, begin: (block: Block) => void) {
  const heading = /^(#{1,6})\s+(.+)$/.exec(line)
  if (heading)
    return begin({
      kind: 'heading',
      level: (heading[1] ?? '').length > 2 ? 3 : 2,
      text: heading[2] ?? '',
    })
  const drawn = /^!\[([^\]]*)\]\(\/media\/(texts\/[\w-]+\.webp)#(\d{1,4})x(\d{1,4})\)$/.exec(line)
  if (drawn) {
    const [, text = '', picture = '', width, height] = drawn
    return begin({ kind: 'picture', text, picture, size: [Number(width), Number(height)] })
  }
  const item = /^(?:[-*]|(\d{1,3})[.)])\s+(.+)$/.exec(line)
  if (item) {
    const [, number, text = ''] = item
    const ordered = number !== undefined
    if (open?.kind === 'list' && open.ordered === ordered) return open.items.push(text)
    return begin({ kind: 'list', ordered, items: [text] })
  }
  const quoted = /^>\s?(.*)$/.exec(line)
  const kind = quoted ? 'quote' : 'paragraph'
  const text = quoted?.[1] ?? line
  if (open?.kind === kind) open.text += ` ${text}`
  else if (open?.kind === 'list' && !quoted) open.items.push(`${open.items.pop() ?? ''} ${text}`)
  else begin({ kind, text })
}

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; inside: Inline[] }
  | { kind: 'em'; inside: Inline[] }
  | { kind: 'link'; to: string; inside: Inline[] }

const marks =
  /\*{3}(?<both>[^*]+)\*{3}|\*\*(?<strong>[^]+?)\*\*|\*(?<em>[^*\s][^*]*)\*|`(?<code>[^`]+)`|\[(?<label>[^[\]]+)\]\((?<to>[^\s()]+)\)/g

export function inlineOf(text: string): Inline[] {
  const found: Inline[] = []
  let read = 0
  const plain = (until: number) => {
    if (until > read) found.push({ kind: 'text', text: text.slice(read, until) })
  }
  for (const { 0: whole, index, groups } of text.matchAll(marks)) {
    plain(index)
    found.push(markOf(groups ?? {}, whole))
    read = index + whole.length
  }
  plain(text.length)
  return found
}

function markOf(
  { both, strong, em, code, label, to }: Record<string, string | undefined>,
  whole: string,
): Inline {
  if (both !== undefined)
    return { kind: 'strong', inside: [{ kind: 'em', inside: inlineOf(both) }] }
  if (strong !== undefined) return { kind: 'strong', inside: inlineOf(strong) }
  if (em !== undefined) return { kind: 'em', inside: inlineOf(em) }
  if (code !== undefined) return { kind: 'code', text: code }
  if (label === undefined || to === undefined || !isSafe(to)) return { kind: 'text', text: whole }
  return { kind: 'link', to, inside: inlineOf(label) }
}

/** Allows our pages, the web, mail and phone links; no scripts or data URLs. */
const isSafe = (to: string) => /^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:)[^\s<>"\\]*$/i.test(to)

/** Fragment id of a heading. */
export const anchorOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

export const plainText = (markdown: string) =>
  blocksOf(markdown)
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
    .map((text) => inlineOf(text).map(textOf).join(''))
    .join('\n')

const textOf = (mark: Inline): string =>
  'text' in mark ? mark.text : mark.inside.map(textOf).join('')
