import { pipeline, Readable } from 'node:stream'
import { CsvError, type Info, parse } from 'csv-parse'
import { type ListFault, unreadable } from './faults.ts'

/** A file that can be read more than once: it is looked through before anything is written. */
export type Source = () => AsyncIterable<Uint8Array>

/** `line` is the line of the file that the row begins on; rows can be several lines long. */
export type ListRow = { line: number; cells: string[] }

/** The rows of a CSV file one by one, the headings first. What is no such file is refused. */
export async function* readList(source: Source): AsyncGenerator<ListRow> {
  const texts = textsOf(source())
  const first = await texts.next()
  if (first.done === true) throw unreadable({ code: 'empty' })
  const parser = parse({
    delimiter: delimiterOf(first.value),
    record_delimiter: '\n',
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 200_000,
  })
  pipeline(Readable.from(following(first.value, texts)), parser, () => undefined) // errors come out of the loop below
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

async function* following(first: string, rest: AsyncGenerator<string>) {
  yield first
  yield* rest
}

/**
 * The file as text, its lines ended by "\n" alone. Only UTF-8 is taken: a guess at another encoding
 * would spoil names for good.
 */
async function* textsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true }) // takes away the byte order mark
  let line = 1
  let held = '' // a "\r" at the end of a piece: what it is shows in the next one
  let isFirst = true
  for await (const chunk of bytes) {
    if (isFirst) refuseOtherKinds(chunk)
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
    const readable = new TextDecoder().decode(chunk).split('\ufffd', 1)[0] ?? ''
    throw unreadable({ code: 'notUtf8', line: line + breaksIn(readable) })
  }
}

const breaksIn = (text: string) => text.split('\n').length - 1

function refuseOtherKinds(chunk: Uint8Array) {
  const start = Buffer.from(chunk.subarray(0, 4)).toString('latin1')
  if (start.startsWith('ÿþ') || start.startsWith('þÿ')) throw unreadable({ code: 'utf16' })
  if (start.startsWith('PK') || start === 'ÐÏ\u0011à') throw unreadable({ code: 'workbook' })
  if (chunk.subarray(0, 2000).includes(0) || start === '%PDF') throw unreadable({ code: 'notText' })
}

/** Comma, semicolon or tab: whichever is most in the headings. */
function delimiterOf(text: string) {
  const headings =
    text
      .slice(0, 20_000)
      .replace(/"[^"]*"/g, '')
      .split(/[\r\n]/, 1)[0] ?? ''
  const count = (sign: string) => headings.split(sign).length
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ','
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
  for await (const text of textsOf(source())) {
    for (const byte of Buffer.from(text)) {
      if (at >= bytes && !between.has(byte)) return line
      if (byte === lineFeed) line += 1
      at += 1
    }
  }
  return line
}

const lineFeed = 10
/** What may be between two cells. */
const between = new Set(Buffer.from(',;\t\n'))
