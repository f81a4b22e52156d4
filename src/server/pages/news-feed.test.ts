import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { expect, test } from 'vitest'
import { newsFeed } from './news-feed.ts'

const about = {
  language: english,
  texts: new Map<string, string>(),
  origin: 'https://kiryana.example',
  shopName: 'Kiryana & Sons',
  tagline: 'At your door',
}
const story = {
  id: 'a1',
  title: 'Milk <b>& meat</b>',
  summary: ']]></description><script>\u0000\ud800"',
  body: '',
  picture: null,
  at: Date.parse('2025-01-05T10:00:00Z'),
}

test('a story has its title, link and time', () => {
  const feed = newsFeed([story], about)
  expect(feed).toContain('<title>Kiryana &amp; Sons</title>')
  expect(feed).toContain('<link>https://kiryana.example/news/a1</link>')
  expect(feed).toContain('<pubDate>Sun, 05 Jan 2025 10:00:00 GMT</pubDate>')
})

test('the feed in Urdu has the stories that are translated, and addresses below /ur', () => {
  const texts = new Map([
    [story.title, 'دودھ'],
    ['At your door', 'آپ کے دروازے پر'],
  ])
  const feed = newsFeed([story], { ...about, language: urdu, texts })
  for (const part of [
    '<language>ur</language>',
    '<title>دودھ</title>',
    '<description>آپ کے دروازے پر</description>',
    '<link>https://kiryana.example/ur/news/a1</link>',
    'href="https://kiryana.example/ur/news.xml"',
  ])
    expect(feed).toContain(part)
})

test('no text of a story breaks the feed', () => {
  const feed = newsFeed([story], about)
  expect(feed).toContain('<title>Milk &lt;b&gt;&amp; meat&lt;/b&gt;</title>')
  expect(feed).toContain(
    '<description>]]&gt;&lt;/description&gt;&lt;script&gt;\ufffd&quot;</description>',
  )
  expect(feed.isWellFormed()).toBe(true)
})

test('a shop without news has a feed all the same', () => {
  expect(newsFeed([], about)).toContain('</channel></rss>')
})
