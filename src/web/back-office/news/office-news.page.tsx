export { editPage as page } from './news.tsx'
