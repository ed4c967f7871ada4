// @vitest-environment jsdom
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { ErrorSummary } from './error-summary'

test('an answer takes the focus once, however often its page is shown anew', () => {
	document.documentElement.dataset.hydrated = ''
	document.body.innerHTML = '<input><div></div>'
	const [input, place] = [document.querySelector('input')!, document.querySelector('div')!]
	const root = createRoot(place)
	const show = (answer: object) => {
		const errors = [{ fieldId: 'x', text: 'Kies een bestand' }]
		flushSync(() => root.render(<ErrorSummary title="Dit gaat nog niet" errors={errors} answer={answer} />))
		return document.activeElement?.getAttribute('role')
	}
	const first = {}
	expect(show(first)).toBe('alert')
	input.focus()
	expect(show(first)).toBeNull()
	expect(show({})).toBe('alert')
})
