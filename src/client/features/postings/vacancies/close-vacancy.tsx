import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { EndVacancy } from './end-vacancy.tsx'

/** The button that closes a vacancy, after a question. */
export function CloseVacancy({ vacancy }: { vacancy: Vacancy }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="small" onPress={() => setAsking(true)}>
        {t`Close vacancy`}
      </Button>
      <EndVacancy vacancy={vacancy} ending={isAsking ? 'close' : null} onClose={() => setAsking(false)} />
    </>
  )
}
