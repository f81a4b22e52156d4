import { type Browser, chromium } from 'playwright-core'
import { isKept } from './kept-context.ts'
import { aptInstall, type Found, inPath, isRunnable } from './machine.ts'

/**
 * The machine's Chromium, installed if possible without a prompt. Debian's headless shell has the same engine
 * and needs half the processor time per page.
 */
export function findChromium(): Found {
  const named = process.env['CHROMIUM']
  if (named)
    return isRunnable(named) ? { path: named } : { missing: `CHROMIUM names no program: ${named}` }
  const path = inPath(headlessShell) ?? installed() ?? brought(headlessShell) ?? brought('chromium')
  return path
    ? { path }
    : { missing: 'no chromium on this machine; apt-get install chromium, or name one in CHROMIUM' }
}

const headlessShell = 'chromium-headless-shell'

function brought(packageName: string): string | undefined {
  aptInstall(packageName)
  return inPath(packageName)
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const installed = () =>
  names.map(inPath).find((path) => path !== undefined) ?? places.find(isRunnable)

let running: Promise<Browser> | undefined

/**
 * A browser without updates, first-run pages or reports. All files of a test process share it, so `close`
 * closes only the contexts that aren't kept.
 */
export async function launch(): Promise<Browser> {
  const known = await running
  if (known?.isConnected()) return known
  running = start()
  return running
}

async function start(): Promise<Browser> {
  const found = findChromium()
  if ('missing' in found) throw new Error(`Chromium: ${found.missing}`)
  const browser = await chromium.launch({ executablePath: found.path, args: quietly })
  browser.close = async () => {
    const ended = browser.contexts().filter((context) => !isKept(context))
    await Promise.all(ended.map((context) => context.close()))
  }
  return browser
}

const quietly = [
  '--headless',
  '--no-sandbox', // Chromium refuses to run as root with it, and only our own pages are opened
  '--disable-gpu',
  '--process-per-site', // for kept-context.ts
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
