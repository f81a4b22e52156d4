export { editPage as page } from './banner.tsx'
