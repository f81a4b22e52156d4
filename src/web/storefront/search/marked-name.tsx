import { markedParts } from './marked-parts.ts'

export const MarkedName = ({ name, typed }: { name: string; typed: string }) =>
  markedParts(name, typed).map(({ text, isMarked }, at) =>
    isMarked ? <mark key={at}>{text}</mark> : text,
  )
