import { expect, test } from 'vitest'
import { findLogFaults } from './log-line.ts'

test.each([
  'Kiryana is open at http://127.0.0.1:3000',
  '',
  '{"level":30,"time":1767225600000,"req":{"method":"GET","url":"/order/x?key=…","remoteAddress":"127.0.0.1"},"msg":"incoming request"}',
  '{"level":30,"res":{"statusCode":200},"responseTime":5.03123456789,"msg":"request completed"}',
  '{"level":30,"res":{"statusCode":503},"msg":"request completed"}',
  '{"level":50,"err":{"type":"DatabaseUnavailable","message":"away"},"msg":"a request failed"}',
  '{"level":50,"err":{"type":"StorageUnavailable","message":"away"},"msg":"a request failed"}',
  '{"level":40,"msg":"Set a password with ADMIN_PASSWORD, and guest orders need none"}',
  '{"level":40,"msg":"where password_hash = $1 and password = \\"***\\""}',
  '{"level":40,"err":{"stack":"at file:///srv/node_modules/@fastify/static/index.js:1:2 (pg@8.23.1)"}}',
  '{"level":40,"msg":"reviewer b***@kiryana.example"}',
  '{"level":40,"reqId":"req-03001234567","id":"a03001234567"}',
  '{"level":60, cut in the midst',
])('nothing is wrong with %s', (line) => {
  expect(findLogFaults(line)).toEqual([])
})

test.each([
  ['V8', /error/, '{"level":60,"err":{"type":"DatabaseUnavailable"},"msg":"the server stops"}'],
  ['V8', /error/, '{"level":50,"err":{"type":"TypeError"},"msg":"a request failed"}'],
  ['V8', /error/, '{"level":50,"msg":"a page failed"}'],
  ['V8', /5xx/, '{"level":30,"res":{"statusCode":500},"msg":"request completed"}'],
  ['V8', /5xx/, '{"level":30,"res":{"statusCode":502},"msg":"request completed"}'],
  ['V9', /cookie/, '{"msg":"sid=Zm9vYmFyYmF6cXV4"}'],
  ['V9', /cookie/, '{"msg":"__Host-guest=Zm9vYmFyYmF6cXV4; Path=/"}'],
  ['V9', /header/, '{"headers":{"authorization":"Bearer abc"}}'],
  ['V9', /header/, '{"headers":{"Cookie":"theme=dark"}}'],
  ['V9', /header/, 'set-cookie: theme=dark'],
  ['V9', /password field/, '{"body":{"password":"a good long password"}}'],
  ['V9', /password field/, '{"msg":"{\\"newpassword\\": \\"secret\\"}"}'],
  ['V9', /password field/, 'email=a&password=secret'],
  ['V9', /hash/, '{"msg":"argon2id$19456$2$1$c2FsdA$aGFzaA"}'],
  ['V9', /hash/, 'scrypt$131072$8$1$c2FsdA'],
  ['V9', /hash/, '$2b$10$abcdefghijklmnopqrstuv'],
  ['V9', /key or token/, '{"req":{"url":"/order/x?key=Zm9v"}}'],
  ['V9', /key or token/, '{"req":{"url":"/reset-password?token=Zm9v"}}'],
  ['V9', /credentials/, 'postgresql://kiryana:secret@127.0.0.1/kiryana'],
  ['V9', /e-mail/, '{"msg":"Key (email_key)=(amina@kiryana.example) already exists."}'],
  ['V9', /phone/, '{"phone":"+923001234567"}'],
  ['V9', /phone/, '{"phone":"0300 1234567"}'],
  ['V9', /phone/, 'call 03001234567 now'],
] as const)('%s %s: %s', (name, says, line) => {
  expect(findLogFaults(line)).toEqual(
    expect.arrayContaining([{ name, says: expect.stringMatching(says) }]),
  )
})
