import { pipeline, Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { type ListFault, unreadable } from './faults.ts'
import { separatorOf } from './list-start.ts'

/** A file that can be read more than once: it is looked through before anything is written. */
export type Source = () => AsyncIterable<Uint8Array>

/** `line` is the line of the file that the row begins on; rows can be several lines long. */
export type ListRow = { line: number; cells: string[] }

/** The rows of a CSV file one by one; empty ones are left out. What is no such file is refused. */
export async function* readList(source: Source): AsyncGenerator<ListRow> {
  const { sign, texts } = await openList(source)
  const parser = parse({
    delimiter: sign,
    record_delimiter: '\n',
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 200_000,
  })
  pipeline(Readable.from(texts), parser, () => undefined) // errors come out of the loop below
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: Info
    }>) {
      if (record.some((cell) => cell.trim() !== ''))
        yield { line: firstLine(record, info), cells: record }
    }
  } catch (error) {
    throw error instanceof CsvError ? unreadable(await faultOf(error, source)) : error
  }
}

const firstLine = (record: readonly string[], info: Info) =>
  info.lines - record.reduce((breaks, cell) => breaks + breaksIn(cell), 0)

/** So much tells what separates the columns. */
const enough = 20_000

/** What separates the columns of a list, and its text; a line that says so has become an empty one. */
async function openList(source: Source) {
  const rest = textsOf(source())
  let beginning = ''
  while (beginning.length < enough) {
    const next = await rest.next()
    if (next.done === true) break
    beginning += next.value
  }
  if (beginning === '') throw unreadable({ code: 'empty' })
  const { sign, skip } = separatorOf(beginning)
  return {
    sign,
    texts: following(skip === 0 ? beginning : `\n${beginning.slice(skip)}`, rest),
  }
}

async function* following(first: string, rest: AsyncGenerator<string>) {
  yield first
  yield* rest
}

/**
 * The file as text, its lines ended by "\n" alone. UTF-8 is taken, and UTF-16 that says so by its first two bytes: a
 * guess at another encoding would spoil names for good.
 */
async function* textsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder = new TextDecoder('utf-8', { fatal: true }) // takes away the byte order mark
  let line = 1
  let held = '' // a "\r" at the end of a piece: what it is shows in the next one
  let isFirst = true
  for await (const chunk of bytes) {
    if (isFirst) {
      refuseOtherKinds(chunk)
      decoder = new TextDecoder(encodingOf(chunk), { fatal: true })
    }
    isFirst = false
    const text = held + decode(decoder, line, chunk)
    if (text.includes('\0')) throw unreadable({ code: 'notText' })
    held = text.endsWith('\r') ? '\r' : ''
    const whole = text.slice(0, text.length - held.length).replace(/\r\n?/g, '\n')
    line += breaksIn(whole)
    if (whole !== '') yield whole
  }
  const end = held.replace('\r', '\n') + decode(decoder, line)
  if (end !== '') yield end
}

function decode(decoder: TextDecoder, line: number, chunk?: Uint8Array) {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const readable = new TextDecoder(decoder.encoding).decode(chunk).split('\ufffd', 1)[0] ?? ''
    throw unreadable({ code: 'notUtf8', line: line + breaksIn(readable) })
  }
}

const breaksIn = (text: string) => text.split('\n').length - 1

function encodingOf([first, second]: Uint8Array) {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

function refuseOtherKinds(chunk: Uint8Array) {
  if (encodingOf(chunk) !== 'utf-8') return
  const start = Buffer.from(chunk.subarray(0, 4)).toString('latin1')
  if (start.startsWith('PK') || start === 'ÐÏ\u0011à') throw unreadable({ code: 'workbook' })
  if (chunk.subarray(0, 2000).includes(0) || start === '%PDF') throw unreadable({ code: 'notText' })
}

async function faultOf(error: CsvError, source: Source): Promise<ListFault> {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return { code: 'openQuote', line: await unfinishedLine(error, source) }
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return { code: 'rowTooLong', line: await unfinishedLine(error, source) }
  return { code: 'notCsv', line: typeof error['lines'] === 'number' ? error['lines'] : null }
}

/**
 * The line on which the cell begins that the reader found no end of. The reader itself says how far it came, which
 * for a quotation mark is the end of the file, and at which byte the last whole cell ended.
 */
async function unfinishedLine(error: CsvError, source: Source): Promise<number | null> {
  const { bytes } = error as { bytes?: unknown }
  if (typeof bytes !== 'number') return null
  let [at, line] = [0, 1]
  const { sign, texts } = await openList(source)
  const between = new Set(Buffer.from(`${sign}\t\n`))
  for await (const text of texts) {
    for (const byte of Buffer.from(text)) {
      if (at >= bytes && !between.has(byte)) return line
      if (byte === lineFeed) line += 1
      at += 1
    }
  }
  return line
}

const lineFeed = 10
