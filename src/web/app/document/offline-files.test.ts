import { expect, test } from 'vitest'
import type { Manifest } from './manifest.ts'
import { offlineFiles } from './offline-files.ts'

const fly = 'src/web/storefront/product/buying/fly-to-cart.ts'
const colours = 'src/web/storefront/product/buying/colour-dialog.tsx'
const waiting = 'src/web/storefront/checkout/waiting/waiting-part.tsx'
const view = 'src/web/storefront/checkout/waiting/waiting-view.tsx'
const field = 'src/web/storefront/cart/quantity/quantity-field.tsx'
const around = 'src/web/storefront/layout/around-page-parts.tsx'
const manifest: Manifest = {
  entry: {
    file: 'entry.js',
    isEntry: true,
    css: ['entry.css'],
    imports: ['shared'],
    dynamicImports: ['home', around],
  },
  shared: { file: 'shared.js', dynamicImports: ['toaster'] },
  [around]: { file: 'around.js', dynamicImports: ['login'] },
  login: { file: 'login.js', name: 'login-dialog' },
  home: { file: 'home.js', name: 'home.page', imports: ['shelf'] },
  shelf: { file: 'shelf.js', dynamicImports: [fly, colours, waiting] },
  toaster: { file: 'toaster.js', name: 'toaster', css: ['toaster.css'], imports: ['icons'] },
  icons: { file: 'icons.js' },
  [fly]: { file: 'fly.js', name: 'fly-to-cart' },
  [colours]: { file: 'colours.js', name: 'colour-dialog', css: ['colours.css'] },
  [waiting]: { file: 'waiting.js', name: 'waiting-part', imports: ['sending'] },
  [view]: { file: 'view.js', name: 'waiting-view', imports: ['sending'] },
  [field]: { file: 'field.js', name: 'quantity-field' },
  sending: { file: 'sending.js' },
  text: { file: 'figtree-latin-wght-normal-1.woff2' },
  icons_svg: { file: 'icons-1.svg' },
  other: { file: 'figtree-latin-ext-wght-normal-1.woff2' },
}

test('start files and layout files are cached, code of pages is not', () => {
  expect(offlineFiles(manifest).sort()).toEqual([
    '/around.js',
    '/colours.css',
    '/colours.js',
    '/entry.css',
    '/entry.js',
    '/field.js',
    '/figtree-latin-wght-normal-1.woff2',
    '/fly.js',
    '/icons-1.svg',
    '/icons.js',
    '/login.js',
    '/sending.js',
    '/shared.js',
    '/toaster.css',
    '/toaster.js',
    '/view.js',
    '/waiting.js',
  ])
})

test('a build without a file that is named here is refused', () => {
  const { [fly]: _, ...rest } = manifest
  expect(() => offlineFiles(rest)).toThrow(fly)
})
