import { expect, it } from 'vitest'
import type { Job } from '#shared/contract/jobs.ts'
import { jobPosting } from './job-posting.ts'

const addressOf = (place: Pick<Job, 'street' | 'postal_code'>) => {
  const job = {
    description: '',
    requirements: [],
    responsibilities: [],
    positions: 1,
    rubric: {},
    employer: {},
    ...place,
  }
  const { jobLocation } = jobPosting({
    job: job as unknown as Job,
    place: { locality: 'Potsdam', region: 'Brandenburg' },
    language: 'en',
    url: 'https://jobmost.example/en/jobs/item/baker-7',
  })
  return (jobLocation as { address: object }).address
}
const TOWN = {
  '@type': 'PostalAddress',
  addressLocality: 'Potsdam',
  addressRegion: 'Brandenburg',
  addressCountry: 'DE',
}

it('has the street and postcode that the vacancy has', () => {
  const street = { streetAddress: 'Ofenweg 3', postalCode: '14467' }
  expect(addressOf({ street: 'Ofenweg 3', postal_code: '14467' })).toEqual({ ...TOWN, ...street })
})

it('has none of the town’s postcodes when the vacancy has none', () => {
  expect(addressOf({ street: null, postal_code: null })).toEqual(TOWN)
})
