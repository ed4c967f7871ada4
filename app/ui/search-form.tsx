import { Form, useLocation } from '@remix-run/react'
import { Button } from './button'
import { Link } from './link'
import styles from './search-form.module.css'

/** A page has one list to search. */
const id = 'search'

export interface SearchFormProps {
	label: string
	value: string
	submit: string
	/** The words of the link that shows everything again. */
	clear?: string
}

/** Searches the list of this page: a question in the address, so it can be kept, sent on and gone back to. */
export function SearchForm({ label, value, submit, clear }: SearchFormProps) {
	// Without what the address asks besides: a bearer may stand in it.
	const { pathname } = useLocation()
	return (
		<Form method="get" action={pathname} role="search" className={styles.search}>
			<label htmlFor={id}>{label}</label>
			<div className={styles.row}>
				<input
					id={id}
					key={value}
					className={styles.input}
					type="search"
					name="q"
					defaultValue={value}
					autoComplete="off"
				/>{' '}
				<Button>{submit}</Button> {clear ? <Link href="?">{clear}</Link> : null}
			</div>
		</Form>
	)
}
