import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { verifyLog } from './verify-log.ts'

function logOf(lines: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'kiryana-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'server.log')
  writeFileSync(file, lines.join('\n'))
  return file
}

test('an empty log has nothing wrong in it', async () => {
  expect(await verifyLog(logOf([]))).toEqual([])
})

test('each problem is reported by line number, without repeating the text', async () => {
  const fine = '{"level":30,"msg":"request completed","res":{"statusCode":200}}'
  const secret = 'sid=Zm9vYmFyYmF6cXV4'
  const lines = Array.from({ length: 5000 }, () => fine)
  lines[9] = `{"msg":"${secret}"}`
  lines[99] = '{"level":60,"msg":"the server stops"}'
  lines[4999] = `{"msg":"${secret}"}`
  const found = await verifyLog(logOf(lines))
  expect(found).toEqual([
    { name: 'V8', says: 'an error that was not expected', ids: ['line 100'] },
    { name: 'V9', says: 'a cookie is in the log', ids: ['line 10', 'line 5000'] },
  ])
  expect(JSON.stringify(found)).not.toContain(secret)
})
