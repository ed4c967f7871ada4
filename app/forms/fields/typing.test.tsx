import { expect, test } from 'vitest'
import { listAttributes, renderPage } from '#tests/support/render-page'
import { DateField, MoneyField, TextField, TextArea } from './text-field'
import { FileField } from './file-field'
import { PasswordField } from './password-field'

const inputProps = { id: 'f', name: 'field', defaultValue: '1' }
const names = [
	'id',
	'name',
	'type',
	'value',
	'inputmode',
	'autocomplete',
	'spellcheck',
	'autocapitalize',
	'data-size',
]
const plain = { id: 'f', name: 'field', type: 'text', value: '1' }
const attributesOf = (page: Document) => listAttributes(page.querySelector('input'), ...names)

test('A field of text is plain, and as wide as the page unless told', () => {
	const page = renderPage(<TextField label="Naam" inputProps={inputProps} />)
	expect(attributesOf(page)).toEqual({ ...plain, 'data-size': 'full' })
	expect(page.querySelector('[data-pick]')).toBeNull()
	expect(listAttributes(page.querySelector('label'), 'for', 'id')).toEqual({ for: 'f' })
	expect(page.querySelector('[data-invalid], p')).toBeNull()
})

test('A field takes from its control what helps who types', () => {
	const props = {
		...inputProps,
		inputMode: 'numeric',
		autoComplete: 'tel',
		spellCheck: false,
		autoCapitalize: 'none',
	} as const
	expect(attributesOf(renderPage(<TextField label="x" size="short" inputProps={props} />))).toEqual({
		...plain,
		inputmode: 'numeric',
		autocomplete: 'tel',
		spellcheck: 'false',
		autocapitalize: 'none',
		'data-size': 'short',
	})
})

test.each([
	['email', 'email'],
	['tel', 'tel'],
	['text', 'text'],
	['number', 'text'],
	['password', 'text'],
])('A control of type %s is one of %s', (type, shown) => {
	const page = renderPage(<TextField label="x" inputProps={{ ...inputProps, type }} />)
	expect(page.querySelector('input')?.getAttribute('type')).toBe(shown)
})

test('A unit stands in front of or behind what is typed, for who sees it', () => {
	const unitOf = (unit: '€' | '%') => {
		const input = renderPage(<TextField label="x" unit={unit} inputProps={inputProps} />).querySelector(
			'input',
		)
		const { previousElementSibling: before, nextElementSibling: after } = input ?? {}
		return [before?.textContent, after?.textContent, (before ?? after)?.getAttribute('aria-hidden')]
	}
	expect(unitOf('€')).toEqual(['€ ', undefined, 'true'])
	expect(unitOf('%')).toEqual([undefined, ' %', 'true'])
})

test('What is wrong with a field is marked at it', () => {
	const page = renderPage(<TextField label="x" hint="Tip" error="Fout" inputProps={inputProps} />)
	expect(page.querySelector('[data-invalid]')?.getAttribute('data-invalid')).toBe('true')
	expect(page.getElementById('f-error')?.getAttribute('data-tone')).toBe('error')
	const described = (words: object) =>
		renderPage(<TextField label="x" {...words} inputProps={inputProps} />)
			.querySelector('input')
			?.getAttribute('aria-describedby')
	expect([described({ hint: 'Tip' }), described({ error: 'Fout' }), described({})]).toEqual([
		'f-hint',
		'f-error',
		null,
	])
})

test('An amount and a date are short, for digits, and no words', () => {
	const money = renderPage(<MoneyField label="x" inputProps={inputProps} />)
	const short = { ...plain, autocomplete: 'off', spellcheck: 'false', 'data-size': 'short' }
	expect(attributesOf(money)).toEqual({ ...short, inputmode: 'decimal' })
	expect(money.querySelector('input')?.previousElementSibling?.textContent).toBe('€ ')
	const date = renderPage(
		<DateField label="Startdatum" about="van deel 2" hint="dd" pickLabel="Kies" inputProps={inputProps} />,
	)
	expect(attributesOf(date)).toEqual({ ...short, inputmode: 'numeric' })
	expect(date.querySelector('[data-pick]')?.getAttribute('data-pick')).toBe('Kies')
	expect(date.querySelector('[data-pick]')?.getAttribute('data-pick-name')).toBe(
		'Kies: startdatum van deel 2',
	)
})

test('A password is neither checked for spelling nor begun with a capital', () => {
	const page = renderPage(
		<PasswordField label="x" showLabel="Toon" hideLabel="Verberg" inputProps={inputProps} />,
	)
	expect(attributesOf(page)).toEqual({
		id: 'f',
		name: 'field',
		type: 'password',
		spellcheck: 'false',
		autocapitalize: 'none',
	})
	expect(page.querySelector('[data-password][data-show=Toon][data-hide=Verberg] input')).not.toBeNull()
})

test('Files are chosen of some kinds, several at a time where that is told', () => {
	const file = (props: object) =>
		renderPage(
			<FileField
				label="x"
				removeLabel="Weg"
				dropLabel="Sleep"
				cameraLabel="Foto"
				sending={{}}
				inputProps={{ ...inputProps, ...props }}
			/>,
		)
	const input = file({ accept: '.pdf', multiple: true }).querySelector(
		'[data-files][data-remove=Weg][data-drop=Sleep] input',
	)
	expect(listAttributes(input, 'type', 'accept', 'multiple')).toEqual({
		type: 'file',
		accept: '.pdf',
		multiple: '',
	})
	expect(file({}).querySelector('[multiple]')).toBeNull()
})

test('A long text has four lines unless told', () => {
	const rowsOf = (rows?: number) =>
		renderPage(<TextArea label="x" rows={rows} inputProps={inputProps} />).querySelector('textarea')?.rows
	expect([rowsOf(), rowsOf(8)]).toEqual([4, 8])
})
