import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findLogFaults } from '#shop/verify/log/log-line.ts'
import { startServer } from './support/server.ts'

const isBuilt = existsSync(new URL('../dist/shop/main.js', import.meta.url))
const forged = '{"level":60,"msg":"forged"}'

test.skipIf(!isBuilt)(
  'every line of the log is one record, whatever is in an address or a header; it ends with 0',
  async () => {
    const server = await startServer({ LOG_LEVEL: 'trace' })
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${server.origin}${path}`, { headers })
    await ask(`/nothing%0A${encodeURIComponent(forged)}?q=%0D%0A${encodeURIComponent(forged)}`)
    await ask(`/search?q=${encodeURIComponent(`x\n${forged}`)}`, { 'user-agent': `x\\n${forged}` })
    await ask(`/order/x?key=secret-key-of-a-guest`)
    await ask('/reset-password?token=secret-token-of-a-mail')
    await ask('/%E0%A4%A', { cookie: 'sid=secret-session; guest=secret-guest' })
    server.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    const lines = server.lines()
    expect(lines.length).toBeGreaterThan(5)
    const records = lines.map((line) => JSON.parse(line) as { level: number; msg: string })
    expect(records.filter(({ level, msg }) => level === 60 || msg === 'forged')).toEqual([])
    expect(lines.flatMap(findLogFaults)).toEqual([])
    expect(lines.join('\n')).not.toMatch(/secret-(key|token|session|guest)/)
  },
)
