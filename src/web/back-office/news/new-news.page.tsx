export { newPage as page } from './news.tsx'
