export { editPage as page } from './event.tsx'
