export { editPage as page } from './block.tsx'
