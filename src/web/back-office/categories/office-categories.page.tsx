import { useState } from 'react'
import { backOfficeCategoriesMessages } from '../../messages/en/back-office/catalogue/categories.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { definePage } from '../layout/define-page.ts'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend } from '../send.ts'
import { Branches } from './branches.tsx'
import { NewCategory } from './category-dialogs.tsx'
import { useCategoryDrag } from './use-category-drag.ts'
import { parentsIn, treeOf } from '../parts/category-tree.ts'

export const page = definePage({
  async load({ api, layoutData }) {
    await layoutData
    return treeOf((await staffSend(api)('adminCategories')).data)
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeCategoriesMessages)('categories.title'),
  }),
  Page: ({ data: tree }) => {
    const t = useMessages(backOfficeCategoriesMessages)
    const mayWrite = useAllows('product.write')
    const [isNew, setNew] = useState(false)
    const parents = parentsIn(tree)
    const drag = useCategoryDrag(tree)
    return (
      <div className="grid max-w-3xl grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-80">
            <h1 className="text-head">{t('categories.title')}</h1>
            <p className="text-soft">
              {t(mayWrite ? 'categories.text' : 'categories.textReadOnly')}
            </p>
          </div>
          {mayWrite && (
            <Button kind="main" onClick={() => setNew(true)}>
              {t('new.open')}
            </Button>
          )}
        </div>
        {!mayWrite && <p>{t('categories.readOnly')}</p>}
        {tree.length === 0 && (
          <EmptyState
            ornament="lamp"
            title={t('categories.none')}
            text={t('categories.noneText')}
          />
        )}
        <Branches branches={tree} parents={parents} drag={drag} />
        <NewCategory open={isNew} parents={parents} onClose={() => setNew(false)} />
      </div>
    )
  },
})
