import styles from './logo.module.css'

/** The logo of a company, on white in both themes. */
export function Logo({ src, name }: { src: string; name: string }) {
  return <img className={styles.logo} src={src} alt={name} width={72} height={72} />
}
