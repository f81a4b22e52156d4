import { ArrowDown, ArrowUp, ChevronRight, GripVertical, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { categoryId } from '#wire/admin/catalogue/category.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeCategoriesMessages } from '../../messages/en/back-office/catalogue/categories.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { officePaths } from '../addresses.ts'
import { useAction } from '../parts/use-action.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useStaffSend } from '../send.ts'
import { ChangeCategory, RemoveCategory } from './category-dialogs.tsx'
import type { CategoryDrag } from './use-category-drag.ts'
import type { CategoryBranch, CategoryParent } from '../parts/category-tree.ts'

type Props = {
  branches: readonly CategoryBranch[]
  parents: readonly CategoryParent[]
  drag: CategoryDrag
}

export function Branches({ branches, parents, drag }: Props) {
  if (branches.length === 0) return null
  const isTop = branches[0]?.level === 1
  return (
    <ul className={isTop ? 'grid grid-cols-1 gap-3' : 'border-s border-line ps-3 sm:ps-5'}>
      {branches.map((branch, index) => (
        <Branch
          key={branch.path}
          {...{ branch, parents, index, drag }}
          last={branches.length - 1}
        />
      ))}
    </ul>
  )
}

type BranchProps = {
  branch: CategoryBranch
  drag: CategoryDrag
  parents: readonly CategoryParent[]
  index: number
  last: number
}

function Branch({ branch, parents, drag, index, last }: BranchProps) {
  const mayWrite = useAllows('product.write')
  const [isOpen, setOpen] = useState(branch.level > 1)
  return (
    <li className={branch.level === 1 ? 'office-box' : undefined}>
      <div
        className="office-drag-row flex flex-wrap items-center gap-x-1"
        {...(mayWrite && drag.row(branch))}
      >
        {mayWrite && (
          <span aria-hidden className="office-grip -ms-3" {...drag.handle(branch)}>
            <GripVertical className="size-5" />
          </span>
        )}
        <div className="flex min-w-0 shrink grow basis-44 flex-wrap items-center gap-x-3 py-1.5">
          <Name branch={branch} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
          <Count branch={branch} />
        </div>
        {mayWrite && <RowActions {...{ branch, parents, index, last }} />}
      </div>
      {isOpen && <Branches branches={branch.children} parents={parents} drag={drag} />}
    </li>
  )
}

type NameProps = { branch: CategoryBranch; isOpen: boolean; onToggle: () => void }

function Name({ branch: { name, level, children }, isOpen, onToggle }: NameProps) {
  if (level > 1)
    return <span className={`${level === 2 ? 'font-semibold ' : ''}${nameClass}`}>{name}</span>
  return (
    <h2 className="min-w-0 text-title">
      {children.length === 0 ? (
        <span className={nameClass}>{name}</span>
      ) : (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-11 items-center gap-2 text-start"
        >
          <ChevronRight
            aria-hidden
            className={`size-5 shrink-0 rtl:-scale-x-100 ${isOpen ? 'rotate-90' : ''}`}
          />
          <span className={nameClass}>{name}</span>
        </button>
      )}
    </h2>
  )
}

const nameClass = 'min-w-0'

function Count({ branch: { name, path, total } }: { branch: CategoryBranch }) {
  const t = useMessages(backOfficeCategoriesMessages)
  if (total === 0) return <span className="text-small text-soft">{t('categories.empty')}</span>
  return (
    <Link
      to={officePaths.products({ category: path })}
      className="inline-flex min-h-11 items-center text-small text-soft hover:underline"
    >
      {t('categories.products', { count: total })}
      <span className="sr-only"> {t('categories.ofOne', { name })}</span>
    </Link>
  )
}

function RowActions({ branch, parents, index, last }: Omit<BranchProps, 'drag'>) {
  const t = useMessages(backOfficeCategoriesMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const [open, setOpen] = useState<'change' | 'remove' | null>(null)
  const { path, name, total } = branch
  const close = () => setOpen(null)
  const move = (position: number) =>
    void act(
      () => send('adminOrderCategory', { params: { id: categoryId(path) }, body: { position } }),
      t('categories.moved', { name, position }),
    )
  return (
    <div className="ms-auto flex shrink-0">
      {total === 0 && (
        <IconButton
          label={t('remove.open', { name })}
          icon={<Trash2 aria-hidden className="size-5" />}
          onClick={() => setOpen('remove')}
        />
      )}
      <IconButton
        label={t('change.open', { name })}
        icon={<Pencil aria-hidden className="size-5" />}
        onClick={() => setOpen('change')}
      />
      <IconButton
        label={t('categories.up', { name })}
        icon={<ArrowUp aria-hidden className="size-5" />}
        disabled={index === 0}
        aria-disabled={busy}
        onClick={() => move(index)}
      />
      <IconButton
        label={t('categories.down', { name })}
        icon={<ArrowDown aria-hidden className="size-5" />}
        disabled={index === last}
        aria-disabled={busy}
        onClick={() => move(index + 2)}
      />
      <ChangeCategory open={open === 'change'} branch={branch} parents={parents} onClose={close} />
      <RemoveCategory open={open === 'remove'} branch={branch} onClose={close} />
    </div>
  )
}
