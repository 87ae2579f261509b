import type { Phrases } from './phrases.ts'

export const phrasesEn: Phrases = {
  genderMarker: '(m/f/d)',
  alwaysMark: false,
  openings: {
    company: [
      '{company} is hiring in {city}.',
      'We are looking for a new colleague at {company} in {city}.',
      'A permanent position is open at {company}; the place of work is {city}.',
      'Orders are growing, so {company} is taking on people in {city}.',
    ],
    agency: [
      '{company} is filling a position for a regular client in {city}.',
      'You are employed by {company} and work for our client in {city}; this costs applicants nothing.',
      'We are hiring for a partner company in {city}, and you may get a permanent contract there later.',
    ],
    household: [
      'We are a family in {city} and would like some help.',
      'We are looking for a kind and reliable person for our home in {city}.',
      'Hello from {city}. We need someone we can rely on.',
      'Help is wanted in a private household in {city}, close to public transport.',
    ],
  },
  schedules: {
    full_time: [
      'This is a full-time position with {hours} hours a week.',
      'You work {hours} hours a week, and overtime is recorded and compensated with time off.',
      'The roster is fixed two weeks ahead, with {hours} hours a week.',
    ],
    part_time: [
      'Part time with {hours} hours a week on fixed days.',
      'The position is for {hours} hours a week, which leaves time for family or a language course.',
      'We start with {hours} hours a week and can add more later.',
    ],
    mini_job: [
      'It is a registered mini-job with about {hours} hours a week.',
      'As a mini-job it takes about {hours} hours a week; we take care of the registration.',
      'A mini-job of {hours} hours a week with paid leave and sick pay.',
    ],
    temporary: [
      'The contract runs for several months with {hours} hours a week.',
      'Seasonal work of about {hours} hours a week.',
      'A temporary position with {hours} hours a week that may be extended.',
    ],
    one_off: [
      'A single assignment of about a day, properly registered.',
      'We need help for a day or two and agree on the hours together.',
      'A one-off job of several hours; breaks and drinks are included.',
    ],
  },
  benefits: {
    company: [
      'You get 30 days of leave and are paid on time every month.',
      'A personal contact helps you through the first weeks.',
      'Work clothes are provided and washed.',
      'We contribute to the Deutschlandticket.',
      'You get extra pay for work at night, on Sundays and on public holidays.',
      'We support German courses with time and money.',
      'Several languages are spoken in the team.',
    ],
    agency: [
      'The contract follows the collective agreement, with holiday and Christmas pay.',
      'Our office speaks English, German, Polish and Russian.',
      'Travel costs are paid and protective clothing is provided from day one.',
      'Before you start, we show you the site and introduce the team.',
      'We help with registration and paperwork.',
    ],
    household: [
      'We register you properly and pay on time at the end of the month.',
      'We would like to meet first over a cup of tea.',
      'We pay your bus and train fares.',
      'We can be flexible about the hours.',
      'At home we speak English and some German.',
      'The trial hour is of course paid.',
    ],
  },
  closings: {
    company: [
      'Write to us on Jobmost; no CV is needed for the first contact.',
      'We answer within three working days.',
      '{name} will be glad to answer questions in the chat.',
      'A trial day is paid and shows whether we suit each other.',
    ],
    agency: [
      'Write to us on Jobmost, and you will have an answer the next working day.',
      'Tell us when you can start and which shifts suit you.',
      'We reply to everyone. Your contact is {name}.',
    ],
    household: [
      'Please write a few words about yourself and when you have time.',
      'We look forward to hearing from you.',
      'It is hard for us to phone during the day, so please write first.',
    ],
  },
  starts: {
    dated: ['The job starts on {date}.', 'Start: {date}.'],
    open: ['The start date is flexible.', 'You can start right away.'],
  },
  payNotes: {
    hour: 'The pay is {pay} euros an hour before tax.',
    month: 'The salary is {pay} euros a month before tax.',
  },
  germanNeeds: {
    a1: 'Basic German (A1)',
    a2: 'Simple German (A2)',
    b1: 'German at level B1',
    b2: 'Good German (B2)',
    c1: 'Very good German (C1)',
    c2: 'German at level C2',
  },
  germanNotNeeded: 'No German is needed for this work.',
  titleSuffixes: {
    full_time: [', full time'],
    part_time: [', part time'],
    mini_job: [', mini-job'],
    temporary: [', temporary'],
  },
  offer: {
    headlines: [
      '{field}: looking for work',
      'Looking for work: {field}',
      '{field}, {years} years of experience',
      '{field} – reliable and experienced',
    ],
    experiences: [
      'I have {years} years of experience in this field: {field}.',
      'My field is: {field}. I have worked in it for {years} years.',
    ],
    german: {
      none: 'I am just starting to learn German.',
      a1: 'I speak a little German (A1) and am taking a course.',
      a2: 'I get by in German in daily life (A2).',
      b1: 'My German is at level B1.',
      b2: 'I speak good German (B2).',
      c1: 'I speak very good German (C1).',
      c2: 'My German is at level C2.',
    },
    others: ['I also speak {languages}.'],
    availability: [
      'The start date is flexible.',
      'I can start at short notice.',
      'I prefer to work in the mornings.',
      'I am looking for full-time work and can do shifts.',
      'I am looking for part-time work of about 20 hours a week.',
    ],
    character: [
      'I work carefully and am always on time.',
      'Clear agreements and respect matter to me.',
      'I learn quickly.',
      'I work independently and ask when something is unclear.',
    ],
    extras: [
      'I can show you references when we meet.',
      'I have a category B driving licence and a car.',
      'I live in {city} and use public transport.',
      'I would move for a good position.',
    ],
    closings: ['I look forward to your message.', 'Please write to me; I answer the same evening.'],
    preferences: [
      'Place of work: {city} and surroundings',
      'Fixed hours',
      'Registered employment',
      'Long-term work',
      'A friendly team',
      'Work on weekdays',
    ],
    skills: ['Punctuality', 'Category B driving licence', 'Teamwork', 'Independent work'],
  },
}
