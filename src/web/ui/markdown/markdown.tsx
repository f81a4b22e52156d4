import { Link } from '../../app/router/link.tsx'
import type { ReactNode } from 'react'
import { pictureSet } from '../picture-set.ts'
import { anchorOf, type Block, blocksOf, type Inline, inlineOf } from './parse-markdown.ts'

/** Raw HTML is never rendered. */
export const Markdown = ({ text, className = '' }: { text: string; className?: string }) => (
  <div className={`prose ${className}`}>{blocksOf(text).map(drawBlock)}</div>
)

function drawBlock(block: Block, key: number): ReactNode {
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3'
    return (
      <Heading key={key} id={anchorOf(block.text)}>
        {drawInline(block.text)}
      </Heading>
    )
  }
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List key={key}>
        {block.items.map((item, at) => (
          <li key={at}>{drawInline(item)}</li>
        ))}
      </List>
    )
  }
  if (block.kind === 'picture') {
    const [width, height] = block.size
    return (
      <img
        key={key}
        {...pictureSet(block.picture, 'wide')}
        alt={block.text}
        sizes="(min-width: 768px) 720px, 100vw"
        width={width}
        height={height}
        loading="lazy"
        className="rounded-card"
      />
    )
  }
  const paragraph = <p key={key}>{drawInline(block.text)}</p>
  return block.kind === 'quote' ? <blockquote key={key}>{paragraph}</blockquote> : paragraph
}

const drawInline = (text: string) => inlineOf(text).map(drawMark)

function drawMark(mark: Inline, key: number): ReactNode {
  if (mark.kind === 'text') return mark.text
  if (mark.kind === 'code') return <code key={key}>{mark.text}</code>
  const inside = mark.inside.map(drawMark)
  if (mark.kind === 'strong') return <strong key={key}>{inside}</strong>
  if (mark.kind === 'em') return <em key={key}>{inside}</em>
  return mark.to.startsWith('/') ? (
    <Link key={key} to={mark.to} className="inline-link">
      {inside}
    </Link>
  ) : (
    <a key={key} href={mark.to} className="inline-link" rel="noopener nofollow">
      {inside}
    </a>
  )
}
