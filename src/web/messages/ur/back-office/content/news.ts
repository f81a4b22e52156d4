import type { backOfficeNewsMessages as English } from '../../../en/back-office/content/news.ts'
import { translated } from '../../../screen.ts'

export const backOfficeNewsMessages = translated<typeof English>('back-office-news', {
  news: {
    title: 'خبریں',
    new: 'خبر لکھیں',
    back: 'سب خبریں',
    all: 'سب',
    none: 'یہاں کوئی خبر نہیں',
    noneText: 'آپ کی خبریں یہاں آتی ہیں، اور شائع ہونے پر دکان میں بھی۔',
    saved: 'خبر محفوظ ہو گئی۔',
    savedDraft: 'خبر ڈرافٹ کے طور پر محفوظ ہو گئی۔ خریداروں کو ابھی نظر نہیں آتی۔',
    savedDue: 'خبر محفوظ ہو گئی۔ چنے ہوئے وقت پر نظر آئے گی۔',
    published: 'خبر شائع ہو گئی۔',
    saveDraft: 'ڈرافٹ محفوظ کریں',
    now: 'ابھی شائع کریں',
    toDraft: 'ڈرافٹ بنا دیں',
    draft: 'ڈرافٹ',
  },
  state: {
    draft: 'ڈرافٹ',
    due: 'طے شدہ',
    out: 'شائع شدہ',
  },
  part: {
    words: 'تحریر',
    when: 'کب نظر آئے',
  },
  field: {
    title: 'عنوان',
    summary: 'خلاصہ',
    body: 'خبر',
    publishedAt: 'شائع ہونے کا وقت',
  },
  hint: {
    summary: 'خبروں کی لسٹ میں نظر آتا ہے',
    atOnce: 'محفوظ ہوتے ہی شائع ہو جائے گی۔',
    publishedAt:
      'دکان کے وقت کے مطابق۔ آگے کا وقت ہو تو خبر تب خود شائع ہو جائے گی؛ وقت نہ ہو تو ڈرافٹ رہے گی۔',
  },
  remove: {
    open: 'مٹائیں',
    title: '“{title}” کو مٹائیں؟',
    text: 'مٹانے کے بعد خبر واپس نہیں آ سکتی۔ کچھ عرصے کے لیے چھپانی ہو تو ڈرافٹ بنا دیں۔',
    send: 'خبر مٹائیں',
    keep: 'خبر رہنے دیں',
  },
})
