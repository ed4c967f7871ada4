import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { IwizeFrame, sandbox, IwizeJourney } from './iwize-journey'

const address = 'https://formulier.voorbeeld.nl/1'
const frame = {
	href: address,
	origin: 'https://formulier.voorbeeld.nl',
	title: 'Formulier',
	own: 'Open het formulier',
	newTab: '(nieuw tabblad)',
}
const words = { title: 'a', text: 'b', submit: 'c', link: 'd', label: 'e', href: '/x' }
const render = (shown: typeof frame | undefined) =>
	renderToStaticMarkup(
		<IwizeJourney
			page={{ error: 'Fout', problem: undefined, frame: shown, retry: words, fallback: words, other: words }}
			formId="1"
			result={undefined}
		>
			{null}
		</IwizeJourney>,
	)

test.each([
	'allow-popups',
	'allow-popups-to-escape-sandbox',
	'allow-downloads',
	'allow-modals',
	'allow-forms',
])('The form of iWize may what it needs: %s', (token) => {
	expect(sandbox.split(' ')).toContain(token)
})

test('It never leads the page that holds it elsewhere', () => {
	expect(sandbox).not.toContain('top-navigation')
	expect(new Set(sandbox.split(' ')).size).toBe(7)
})

test('Without a script there is no frame, but a link to a window of its own', () => {
	expect(renderToStaticMarkup(<IwizeFrame frame={frame} onFinished={() => undefined} />)).toBe('')
	expect(render(frame)).toMatch(
		new RegExp(`<a href="${address}"[^>]* target="_blank" rel="noopener noreferrer"`),
	)
	expect(render(undefined)).not.toContain('target="_blank"')
})
