import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('nothing is needed', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    demo: true,
    publicUrl: null,
    owner: null,
    logLevel: 'warn',
  })
})

test('an empty setting counts as absent, and a slash at the end is taken off', () => {
  expect(readConfig({ PORT: '', DEMO: '0', PUBLIC_URL: 'https://shop.example/' })).toMatchObject({
    port: 3000,
    demo: false,
    publicUrl: 'https://shop.example',
  })
})

test.each([
  [{ PORT: 'abc' }, 'The setting PORT makes no sense: it should be a port number.'],
  [{ PORT: '70000' }, 'The setting PORT makes no sense: it should be a port number.'],
  [
    { DATABASE_URL: 'mysql://x' },
    'The setting DATABASE_URL makes no sense: it should be an address such as postgresql://user:secret@host/database.',
  ],
  [
    { PUBLIC_URL: 'javascript:alert(1)' },
    'The setting PUBLIC_URL makes no sense: it should be a web address such as https://shop.example.',
  ],
  [
    { DATA_DIR: '/proc/x' },
    'The setting DATA_DIR makes no sense: it should be a folder on a disk.',
  ],
  [{ DEMO: 'maybe' }, 'The setting DEMO makes no sense: it should be 0 or 1.'],
  [
    { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'short' },
    'The setting ADMIN_PASSWORD makes no sense: it should be a password of 8 to 256 characters.',
  ],
  [
    { ADMIN_EMAIL: 'a@b.example' },
    'ADMIN_EMAIL and ADMIN_PASSWORD go together: set both or neither.',
  ],
])('%o stops the start with a sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(sentence))
})
