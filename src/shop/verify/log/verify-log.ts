import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Violation } from '../check.ts'
import { findLogFaults } from './log-line.ts'

/** Reports line numbers, never their content. Streams the file. */
export async function verifyLog(file: string): Promise<Violation[]> {
  const found = new Map<string, Violation>()
  let number = 0
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Infinity,
  })) {
    number += 1
    for (const { name, says } of findLogFaults(line)) {
      const violation = found.get(says) ?? { name, says, ids: [] }
      violation.ids.push(`line ${number}`)
      found.set(says, violation)
    }
  }
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}
