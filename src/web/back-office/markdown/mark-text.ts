export const marks = ['strong', 'em', 'heading', 'list', 'link'] as const
export type Mark = (typeof marks)[number]

/** A text with a selection; `end` is exclusive. */
export type Marked = { text: string; from: number; to: number }

/** Adds or removes the marks around the selection; of a new link the address is selected. */
export function markText({ text, from, to }: Marked, mark: Mark, word: string): Marked {
  const [before, chosen, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)]
  if (mark === 'strong' || mark === 'em') {
    const sign = mark === 'strong' ? '**' : '*'
    if (isMarked(/\*+$/.exec(before), sign) && isMarked(/^\*+/.exec(after), sign)) {
      const [head, tail] = [before.slice(0, -sign.length), after.slice(sign.length)]
      return { text: head + chosen + tail, from: head.length, to: head.length + chosen.length }
    }
    const inside = chosen || word
    const start = from + sign.length
    return {
      text: before + sign + inside + sign + after,
      from: start,
      to: start + inside.length,
    }
  }
  if (mark === 'link') {
    const inside = chosen || word
    const start = from + inside.length + 3
    return { text: `${before}[${inside}](https://)${after}`, from: start, to: start + 8 }
  }
  const start = before.lastIndexOf('\n') + 1
  const sign = mark === 'heading' ? '## ' : '- '
  const lines = text.slice(start, to) || word
  const all = lines.split('\n')
  const isOn = all.every((line) => line.startsWith(sign))
  const marked = all.map((line) => (isOn ? line.slice(sign.length) : sign + line)).join('\n')
  return { text: text.slice(0, start) + marked + after, from: start, to: start + marked.length }
}

/** Whether the stars beside the selection are of this kind: one is italic, two bold, three both. */
function isMarked(stars: RegExpExecArray | null, sign: string) {
  const count = stars?.[0].length ?? 0
  return count === 3 || count === sign.length
}

/** Inserts a picture in its own line and selects its alternative text. `picture`: "![](/media/…)". */
export function putPicture({ text, from, to }: Marked, picture: string, alt: string): Marked {
  const before = text.slice(0, from).replace(/[ \t]+$/, '')
  const after = text.slice(to).replace(/^[ \t]+/, '')
  const above = before === '' ? '' : '\n'.repeat(Math.max(0, 2 - endingLines(before)))
  const below = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n'
  const start = before.length + above.length + 2
  const drawn = picture.replace('![', `![${alt}`)
  return {
    text: before + above + drawn + below + after,
    from: start,
    to: start + alt.length,
  }
}

const endingLines = (text: string) => /\n*$/.exec(text)?.[0].length ?? 0
