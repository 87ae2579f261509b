import { type ReactNode, use } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { LocaleContext } from './locale-context.ts'

/** Sets React Aria's locale around its components. Not around the whole app, which would load it with every page. */
export const AriaLocale = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={use(LocaleContext)}>{children}</I18nProvider>
)
