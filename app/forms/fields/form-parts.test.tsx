import { expect, test } from 'vitest'
import { listAttributes, renderPage } from '#tests/support/render-page'
import { Button, ButtonLink } from '#app/ui/button'
import { DefaultButton } from './default-button'
import { FieldGroup } from './field-group'
import { AnswerButtons, FormButtons } from './form-buttons'
import { Gate } from './gate'

const submit = { label: 'Verstuur' }

test('The button that sends comes first, then others, then the way out, with spaces for text browsers', () => {
	const page = renderPage(
		<FormButtons submit={submit} cancel={{ href: '/weg', label: 'Annuleren' }}>
			<button>Bewaar</button>
		</FormButtons>,
	)
	expect(page.body.textContent).toBe('Verstuur Bewaar Annuleren')
	expect(page.querySelector('a')?.getAttribute('href')).toBe('/weg')
	expect(page.querySelector('p')).toBeNull()
})

test('What a button sends is told above it, where its reason to wait will stand', () => {
	const withNote = renderPage(<FormButtons note="U verstuurt alles." submit={submit} />)
	expect(withNote.querySelector('[data-note]')?.textContent).toBe('U verstuurt alles.')
	expect(withNote.querySelector('a')).toBeNull()
})

test('Answers of opposite meaning have one rank, the safe one first, with spaces for text browsers [A170]', () => {
	const page = renderPage(
		<AnswerButtons note="U verstuurt uw antwoord.">
			<ButtonLink href="/weg">Nee</ButtonLink>
			<Button busy describedBy="d">
				Ja
			</Button>
		</AnswerButtons>,
	)
	const [safe, other] = page.querySelectorAll('a, button')
	expect(page.body.textContent).toBe('U verstuurt uw antwoord.Nee Ja ')
	expect(safe?.className).toBe(other?.className)
	expect(listAttributes(other ?? null, 'aria-disabled', 'aria-describedby')).toEqual({
		'aria-disabled': 'true',
		'aria-describedby': 'd',
	})
})

test('What Enter presses is out of sight and of the way', () => {
	const button = renderPage(<DefaultButton label="Verder" />).querySelector('button')
	expect(listAttributes(button, 'type', 'tabindex', 'aria-hidden')).toEqual({
		type: 'submit',
		tabindex: '-1',
		'aria-hidden': 'true',
	})
	expect(button?.textContent).toBe('Verder')
})

test('Fields about one thing stand under its name, and what removes them below', () => {
	const group = (aside?: string) =>
		renderPage(
			<FieldGroup id="deel-1" legend="Leningdeel 1" first="eerste " aside={aside}>
				tweede
			</FieldGroup>,
		)
	expect(group().querySelector('fieldset')?.textContent).toBe('Leningdeel 1eerste tweede')
	expect(listAttributes(group().querySelector('legend'), 'id', 'tabindex')).toEqual({
		id: 'deel-1',
		tabindex: '-1',
	})
	expect(group(' weg').querySelector('fieldset')?.textContent).toBe('Leningdeel 1eerste tweede weg')
	expect(group().querySelectorAll('fieldset > div')).toHaveLength(1)
})

test('What a gate shows is in the page all the time', () => {
	const page = renderPage(<Gate number={2}>vraag</Gate>)
	expect(page.querySelector('[data-gate="2"]')?.textContent).toBe('vraag')
})
