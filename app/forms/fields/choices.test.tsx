import { expect, test } from 'vitest'
import { listAttributes, renderPage } from '#tests/support/render-page'
import { Checkbox, CheckboxRows } from './checkbox-rows'
import { RadioRows } from './radio-rows'

const words = { label: 'Plannen', about: 'van uw partner', hint: 'Een tip', error: 'Kies iets' }
const described = 'plans-hint plans-error'

function listChoices(page: Document, ...states: string[]) {
	return [...page.querySelectorAll('input')].map((input) => {
		const label = page.querySelector(`label[for="${input.id}"]`)?.textContent
		return [input.id, label, listAttributes(input, 'name', 'value', 'checked', ...states)]
	})
}

test('Radios of one question have one name; the first answer carries its id, the one that was chosen is marked', () => {
	const options = [
		{ value: 'a', label: 'Ja', hint: '(meestal)' },
		{ value: 'b', label: 'Nee', reveals: true, opens: 2 },
		{ value: 'c', label: 'Anders', more: <input id="more" /> },
	]
	const inputProps = { id: 'plans', name: 'plans', defaultValue: 'b' }
	const page = renderPage(
		<RadioRows {...words} unanswered="Geen" options={options} inputProps={inputProps} />,
	)
	expect(listChoices(page, 'data-reveals', 'data-opens')).toEqual([
		['plans-0', 'Geen', { name: 'plans', value: '' }],
		['plans', 'Ja (meestal)', { name: 'plans', value: 'a' }],
		['plans-2', 'Nee', { name: 'plans', value: 'b', checked: '', 'data-reveals': 'true', 'data-opens': '2' }],
		['plans-3', 'Anders', { name: 'plans', value: 'c', 'data-reveals': 'true' }],
		['more', undefined, {}],
	])
	expect(page.querySelector('[role=radiogroup]')).toBeNull()
	const states = ['data-invalid', 'aria-required', 'aria-invalid', 'aria-describedby']
	expect(listAttributes(page.querySelector('fieldset'), ...states)).toEqual({
		'data-invalid': 'true',
		'aria-describedby': described,
	})
	const plain = renderPage(
		<RadioRows {...words} unanswered="Geen" options={options.slice(0, 2)} inputProps={inputProps} />,
	)
	expect(listAttributes(plain.querySelector('[role=radiogroup]'), ...states)).toEqual({
		'data-invalid': 'true',
		'aria-required': 'true',
		'aria-invalid': 'true',
		'aria-describedby': described,
	})
	expect(page.querySelector('legend')?.textContent).toBe('Plannen van uw partner')
	expect(page.getElementById('more')?.parentElement?.previousElementSibling?.textContent).toContain('Anders')
	expect(page.getElementById('plans-2')?.closest('fieldset > div > div')).toBeNull()
})

test('Of a scale one sees how each answer begins, and hears all of it', () => {
	const options = [{ value: 'a', label: 'Veel ervaring', short: 'Veel' }]
	const inputProps = { id: 'x', name: 'x' }
	const page = renderPage(
		<RadioRows label="x" unanswered="Geen" options={options} inputProps={inputProps} isScale />,
	)
	const label = page.querySelector('label[for=x]')
	expect([label?.firstChild?.textContent, label?.querySelector('span')?.textContent]).toEqual([
		'Veel',
		' ervaring',
	])
	expect(listChoices(page).map(([, words]) => words)).toEqual(['Geen', 'Veel ervaring'])
})

test('Answers that make a scale look like one', () => {
	const classOf = (isScale?: boolean) =>
		renderPage(
			<RadioRows
				label="x"
				unanswered="Geen"
				options={[]}
				inputProps={{ id: 'x', name: 'x' }}
				isScale={isScale}
			/>,
		)
			.querySelector('fieldset')
			?.className.split(' ')
	expect([classOf()?.length, classOf(true)?.length]).toEqual([1, 2])
})

test('A question without a fault says nothing of one', () => {
	const page = renderPage(
		<RadioRows
			label="x"
			unanswered="Geen"
			optional="(niet verplicht)"
			options={[]}
			inputProps={{ id: 'x', name: 'x' }}
		/>,
	)
	const names = ['data-invalid', 'aria-required', 'aria-invalid', 'aria-describedby']
	expect(listAttributes(page.querySelector('fieldset'), ...names)).toEqual({})
	expect(page.querySelector('legend')?.textContent).toBe('x (niet verplicht)')
})

test('Checkboxes of one question have names of their own; an error is told at each of them', () => {
	const boxes = [
		{ name: 'renovate', label: 'Verbouwen', isTicked: true },
		{ name: 'moving', label: 'Verhuizen', isTicked: false, reveals: true },
		{ name: 'other', label: 'Anders', isTicked: false, more: <input id="more" /> },
	]
	const page = renderPage(<CheckboxRows {...words} id="plans" boxes={boxes} />)
	const invalid = { value: 'on', 'aria-invalid': 'true' }
	expect(listChoices(page, 'data-reveals', 'aria-invalid')).toEqual([
		['plans', 'Verbouwen', { ...invalid, name: 'renovate', checked: '' }],
		['plans-2', 'Verhuizen', { ...invalid, name: 'moving', 'data-reveals': 'true' }],
		['plans-3', 'Anders', { ...invalid, name: 'other', 'data-reveals': 'true' }],
		['more', undefined, {}],
	])
	expect(listAttributes(page.querySelector('fieldset'), 'data-invalid', 'aria-describedby')).toEqual({
		'data-invalid': 'true',
		'aria-describedby': described,
	})
	expect(page.querySelector('legend')?.textContent).toBe('Plannen van uw partner')
	expect(page.getElementById('plans-hint')?.textContent).toBe('Een tip')
	expect(page.getElementById('plans-error')?.textContent).toBe('Kies iets')
	expect(page.getElementById('more')?.parentElement?.previousElementSibling?.textContent).toContain('Anders')
})

test('Checkboxes without a fault say nothing of one', () => {
	const boxes = [{ name: 'a', label: 'A', isTicked: false }]
	const page = renderPage(<CheckboxRows label="x" optional="(mag)" id="x" boxes={boxes} />)
	expect(listAttributes(page.querySelector('fieldset'), 'data-invalid', 'aria-describedby')).toEqual({})
	expect(listChoices(page, 'data-reveals', 'aria-invalid')).toEqual([['x', 'A', { name: 'a', value: 'on' }]])
	expect(page.querySelector('legend')?.textContent).toBe('x (mag)')
})

test('A checkbox is ticked or not, and may have to wait', () => {
	const box = (props: object, more = {}) =>
		renderPage(<Checkbox label="Akkoord" {...more} inputProps={{ id: 'a', name: 'a', ...props }} />)
	expect(listChoices(box({}), 'disabled')).toEqual([['a', 'Akkoord', { name: 'a', value: 'on' }]])
	expect(listChoices(box({ value: 'yes', defaultChecked: true }, { disabled: true }), 'disabled')).toEqual([
		['a', 'Akkoord', { name: 'a', value: 'yes', checked: '', disabled: '' }],
	])
	expect(box({}).querySelector('[data-invalid]')).toBeNull()
	const optional = box({}, { optional: '(mag)', error: 'Fout' })
	expect(optional.querySelector('label')?.textContent).toBe('Akkoord (mag)')
	expect(optional.querySelector('[data-invalid=true]')).not.toBeNull()
})
