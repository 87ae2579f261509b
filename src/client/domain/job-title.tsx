import { Fragment } from 'react'
import styles from './job-title.module.css'

// Browsers break lines after a slash: "(m/w/" and "d)".
const GENDERS = /(\(\p{L}(?:\/\p{L}){1,3}\))/u

/** A title of a job or offer. A mark such as "(m/w/d)" stays on one line. */
export const JobTitle = ({ children }: { children: string }) =>
  children.split(GENDERS).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity
    <Fragment key={index}>{index % 2 === 1 ? <span className={styles.mark}>{part}</span> : part}</Fragment>
  ))
