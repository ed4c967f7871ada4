import { useLocation } from '@remix-run/react'
import { getStateAttributes } from '#app/forms/fields/control'
import { HintAndError } from '#app/forms/fields/field'
import { Button } from './button'
import { HiddenFields } from './hidden-fields'
import { Link } from './link'
import styles from './search-form.module.css'

export interface SearchChoice {
	name: string
	label: string
	value: string
	options: readonly { value: string; label: string }[]
	/** Kept by a search, and chosen by a link. */
	isHidden?: boolean
}

const id = 'search'

export interface SearchFormProps {
	label: string
	value: string
	submit: string
	clear?: string
	error?: string
	choices?: readonly SearchChoice[]
}

/** GET, so that a search can be bookmarked and the back button works. */
export function SearchForm({ label, value, submit, clear, error, choices = [] }: SearchFormProps) {
	// No query: it may contain a token.
	const { pathname } = useLocation()
	const fields = choices.filter(({ isHidden }) => !isHidden)
	const hidden = choices.filter(({ isHidden, value: chosen }) => isHidden && chosen)
	return (
		<form method="get" action={pathname} role="search" className={styles.search}>
			<HiddenFields fields={hidden} />
			{fields.length > 0 ? (
				<div className={styles.choices}>
					{fields.map((choice) => (
						<Choice key={choice.name} {...choice} />
					))}
				</div>
			) : null}
			<label htmlFor={id}>{label}</label>
			<HintAndError id={id} error={error} />
			<div className={styles.row}>
				<input
					id={id}
					{...getStateAttributes(id, { error, optional: '' })}
					key={value}
					className={styles.input}
					type="search"
					name="q"
					defaultValue={value}
					autoComplete="off"
					enterKeyHint="search"
					autoCapitalize="none"
					spellCheck={false}
				/>{' '}
				<Button>{submit}</Button> {clear ? <Link href={pathname}>{clear}</Link> : null}
			</div>
		</form>
	)
}

function Choice({ name, label, value, options }: SearchChoice) {
	return (
		<div className={styles.choice}>
			<label htmlFor={`${id}-${name}`}>{label}</label>
			<select id={`${id}-${name}`} key={value} className={styles.input} name={name} defaultValue={value}>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.label}
					</option>
				))}
			</select>
		</div>
	)
}
