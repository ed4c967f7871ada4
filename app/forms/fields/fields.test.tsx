import type { ReactElement } from 'react'
import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Checkbox } from './checkbox-rows'
import { DateField, TextField, TextArea } from './text-field'
import { FileField } from './file-field'
import { PasswordField } from './password-field'
import { RadioRows } from './radio-rows'
import { Select } from './select'

// conform's props, including those that text browsers ignore or that start the browser's validation.
const inputProps = {
	id: 'post',
	name: 'post',
	form: 'login',
	required: true,
	minLength: 2,
	maxLength: 9,
	pattern: 'x',
	min: 1,
	type: 'number' as const,
	defaultValue: 'b',
}
const words = { label: 'Uw post', hint: 'Een tip', error: 'Dit veld is verplicht' }
const options = [
	{ value: 'a', label: 'Ja' },
	{ value: 'b', label: 'Nee' },
]

const fields: [name: string, field: ReactElement][] = [
	['text', <TextField {...words} inputProps={inputProps} />],
	['password', <PasswordField {...words} showLabel="Toon" hideLabel="Verberg" inputProps={inputProps} />],
	['text area', <TextArea {...words} inputProps={inputProps} />],
	[
		'file',
		<FileField
			{...words}
			removeLabel="Verwijder"
			dropLabel="Sleep"
			cameraLabel="Foto"
			sending={{}}
			inputProps={inputProps}
		/>,
	],
	['select', <Select {...words} options={options} inputProps={inputProps} />],
	[
		'radio',
		<RadioRows {...words} options={options} unanswered="Nog geen antwoord" inputProps={inputProps} />,
	],
	['checkbox', <Checkbox {...words} inputProps={inputProps} />],
]

function page(field: ReactElement) {
	return new JSDOM(renderToStaticMarkup(field)).window.document
}

test.each(fields)('a %s field has a label, and says its hint and its error', (_name, field) => {
	const html = page(field)
	const control = html.querySelector('[aria-describedby]')
	expect(control?.getAttribute('aria-describedby')).toBe('post-hint post-error')
	expect(control?.getAttribute('aria-invalid')).toBe('true')
	expect(control?.getAttribute('aria-required')).toBe('true')
	expect(html.getElementById('post-hint')?.textContent).toBe('Een tip')
	expect(html.getElementById('post-error')?.textContent).toBe('Dit veld is verplicht')
	expect(html.querySelector('label, legend')?.textContent).toContain('Uw post')
	expect(html.querySelector('#post')?.getAttribute('name')).toBe('post')
	expect(html.querySelector('label[for=post]')).not.toBeNull()
})

test.each(fields)('a %s field leaves all checks to the server', (_name, field) => {
	const html = page(field)
	for (const attribute of [
		'form',
		'required',
		'minlength',
		'maxlength',
		'pattern',
		'min',
		'style',
		'placeholder',
	])
		expect(html.querySelector(`[${attribute}]`), attribute).toBeNull()
	expect(html.querySelector('[type=number], [type=date]')).toBeNull()
})

test('a field that may stay empty says so in words', () => {
	const field = (
		<TextField label="Opmerking" optional="(niet verplicht)" inputProps={{ id: 'o', name: 'o' }} />
	)
	expect(page(field).querySelector('label')?.textContent).toBe('Opmerking (niet verplicht)')
	expect(page(field).querySelector('[aria-required]')).toBeNull()
})

test('what was typed comes back, but never a password', () => {
	expect(page(<TextField {...words} inputProps={inputProps} />).querySelector('input')?.value).toBe('b')
	expect(page(<TextArea {...words} inputProps={inputProps} />).querySelector('textarea')?.value).toBe('b')
	expect(
		page(<Select {...words} options={options} inputProps={inputProps} />).querySelector('select')?.value,
	).toBe('b')
	const password = <PasswordField {...words} showLabel="Toon" hideLabel="Verberg" inputProps={inputProps} />
	expect(page(password).querySelector('input')?.value).toBe('')
})

test.each([
	[undefined, []],
	['gone', []],
	['b', ['b']],
])('of a question answered with %s the radios are always as many, and marked are %j', (answer, marked) => {
	const inputProps = { id: 'q', name: 'q', defaultValue: answer }
	const html = page(
		<RadioRows label="Vraag" options={options} unanswered="Nog geen antwoord" inputProps={inputProps} />,
	)
	const radios = [...html.querySelectorAll<HTMLInputElement>('[type=radio]')]
	expect(radios.map(({ value }) => value)).toEqual(['', 'a', 'b'])
	expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(marked)
	expect(html.querySelector<HTMLInputElement>('#q')?.value).toBe('a')
})

test('the browser fills in a date only where the field is told whose it is', () => {
	const autocompleteOf = (autoComplete?: string) => {
		const inputProps = { id: 'd', name: 'd', autoComplete }
		const field = <DateField label="Dag" hint="dd-mm-jjjj" pickLabel="Kies" inputProps={inputProps} />
		return page(field).querySelector('input')?.autocomplete
	}
	expect([autocompleteOf('bday'), autocompleteOf()]).toEqual(['bday', 'off'])
})
