import { useForm, type SubmissionResult } from '@conform-to/react'
import { expect, test } from 'vitest'
import { renderPage } from '#tests/support/render-page'
import { formIdField, sendAgainField, formTokenField, heldField } from '#app/request/form-fields'
import { createLabelFinder } from './find-value'
import { CodeForm } from './code-form'
import { PostForm } from './post-form'
import { ReplyErrors } from './reply-errors'
import { UploadField } from './upload-field'
import { useReply } from './use-reply'

const fieldsOf = (page: Document) =>
	[...page.querySelectorAll('input')].map(({ type, name, value }) => [type, name, value])

test('A form posts to its own page, without the tokens in the address, and leaves its checks to the server', () => {
	const around = { address: '/a/b?accessToken=x&refreshToken=y&q=1', root: { formToken: 'T' } }
	const page = renderPage(<PostForm>tekst</PostForm>, around)
	const form = page.querySelector('form')
	expect([form?.method, form?.getAttribute('action'), form?.noValidate]).toEqual(['post', '/a/b?q=1', true])
	expect(fieldsOf(page)).toEqual([
		['hidden', '~T', ''],
		['hidden', formTokenField, 'T'],
		['hidden', heldField, ''],
	])
	const upload = renderPage(<PostForm encType="multipart/form-data" />, around)
	expect(fieldsOf(upload)[1]).toEqual(['hidden', formTokenField, 'T'])
	expect(form?.textContent).toBe('tekst')
	expect(
		renderPage(<PostForm />, { address: '/a' })
			.querySelector('form')
			?.getAttribute('action'),
	).toBe('/a')
	expect(
		renderPage(<PostForm action="/elders" />)
			.querySelector('form')
			?.getAttribute('action'),
	).toBe('/elders')
})

test('The first name of a form is that of its client or of the browser of a guest, whenever it was made', () => {
	const nameOf = (formToken: string) => fieldsOf(renderPage(<PostForm />, { root: { formToken } }))[0]?.[1]
	const tokens = ['anna.k1.S', 'anna.k2.S', 'bert.k1.S', '.k1~bm9vcmQ~g~one.S', '.k2~~~one.S', '.k1~~~two.S']
	expect(tokens.map(nameOf)).toEqual(['~anna', '~anna', '~bert', '~one', '~one', '~two'])
})

test('A refused form keeps its id in its address, also where it names its own page; another form does not', () => {
	const refused = { address: '/a/b?q=1&form=F', root: { kept: { id: 'F', reply: { result: {} } } } }
	const actionOf = (action: string | undefined, around: object = refused) =>
		renderPage(<PostForm action={action} />, around)
			.querySelector('form')
			?.getAttribute('action')
	expect([undefined, '/a/b?q=1', '/a/b', '/elders'].map((action) => actionOf(action))).toEqual([
		'/a/b?q=1&form=F',
		'/a/b?q=1&form=F',
		'/a/b',
		'/elders',
	])
	expect(actionOf('/a/b?q=1', { address: '/a/b?q=1&form=F' })).toBe('/a/b?q=1')
})

test('A form that is sent once carries its id', () => {
	const page = renderPage(<PostForm formId="F" />, { root: { formToken: 'T' } })
	expect(fieldsOf(page)).toEqual([
		['hidden', '~T', ''],
		['hidden', formTokenField, 'T'],
		['hidden', formIdField, 'F'],
		['hidden', heldField, ''],
	])
})

test('Where nobody knows whether it arrived, a tick sends it all the same: that form, and no other', () => {
	const reply = { sendAgain: { formId: 'F', label: 'Toch versturen', since: 1 } }
	const page = renderPage(<PostForm formId="F" />, { reply })
	expect(fieldsOf(page).at(-1)).toEqual(['checkbox', sendAgainField, 'on'])
	expect(page.querySelector('label[for=again-F]')?.textContent).toBe('Toch versturen')
	for (const others of [<PostForm key="1" formId="G" />, <PostForm key="2" />])
		expect(renderPage(others, { reply }).querySelector('[type=checkbox]')).toBeNull()
	expect(renderPage(<PostForm formId="F" />, { reply: {} }).querySelector('[type=checkbox]')).toBeNull()
})

const reply = { result: { error: { 'parts[0].date': ['Verplicht'] } }, summary: 'Er is 1 antwoord' }

test('The errors of an answer lead to their fields, under its heading or that of the page', () => {
	const page = renderPage(<ReplyErrors form="f" reply={reply} getFieldLabel={() => 'Datum'} />)
	expect(page.querySelector('h2')?.textContent).toBe('Er is 1 antwoord')
	expect(page.querySelector('a[href="#f-parts-0-date"]')?.textContent).toBe('Datum: Verplicht')
	const titled = renderPage(<ReplyErrors form="f" reply={reply} title="Nog niet" />)
	expect([titled.querySelector('h2')?.textContent, titled.querySelector('a')?.textContent]).toEqual([
		'Nog niet',
		'Verplicht',
	])
	expect(renderPage(<ReplyErrors form="f" reply={undefined} />).body.textContent).toBe('')
})

function Shown() {
	return useReply()?.summary ?? 'niets'
}

test('A form shows its answer again, else what was kept for this very address', () => {
	const kept = { address: '/a?b=1', reply: { result: {}, summary: 'bewaard' } }
	const shown = (address: string, more = {}) =>
		renderPage(<Shown />, { address, root: { kept }, ...more }).body.textContent
	expect([shown('/a?b=1'), shown('/a'), shown('/a?b=1', { reply })]).toEqual([
		'bewaard',
		'niets',
		'Er is 1 antwoord',
	])
	expect(shown('/a', { root: undefined })).toBe('niets')
})

test('A code is typed as the telephone offers it, and again after a fault', () => {
	const texts = { label: 'Code', hint: 'Zes cijfers', notKept: 'Vul de code opnieuw in' }
	const form = (result?: object) =>
		renderPage(
			<CodeForm action="/code" texts={texts} submit="Verder" cancel={<a href="/">Weg</a>} result={result} />,
		)
	const input = form().querySelector<HTMLInputElement>('input[name=code]')
	expect([input?.autocomplete, input?.inputMode, input?.getAttribute('spellcheck')]).toEqual([
		'one-time-code',
		'numeric',
		'false',
	])
	expect([input?.id, input?.dataset.size]).toEqual(['two-factor-code', 'short'])
	expect(form().querySelector('form')?.getAttribute('action')).toBe('/code')
	expect(form().getElementById('two-factor-code-hint')?.textContent).toBe('Zes cijfers')
	expect(form().querySelector('button')?.parentElement?.textContent).toBe('Verder Weg ')
	const failed = form({ status: 'error', error: { code: ['Onjuist'] } })
	expect(failed.getElementById('two-factor-code-hint')?.textContent).toBe('Vul de code opnieuw in')
	expect(failed.getElementById('two-factor-code-error')?.textContent).toBe('Onjuist')
})

test('Files have to be chosen again after a fault, and the field says so', () => {
	const words = {
		label: 'Bestanden',
		hint: 'Alleen PDF.',
		accept: '.pdf',
		remove: 'Weg',
		drop: 'Sleep',
		camera: 'Maak een foto',
		cleaned: 'Zonder plaats.',
		notKept: 'Kies opnieuw.',
		sending: { general: 'Dit duurt even.' },
	}
	const Field = ({ result }: { result?: SubmissionResult<string[]> }) => {
		const [, { file }] = useForm<{ file: string }>({ id: 'f', lastResult: result })
		return <UploadField words={words} field={file} />
	}
	const field = renderPage(<Field />)
	expect(field.getElementById('f-file-hint')?.textContent).toBe('Alleen PDF.')
	expect(field.querySelector('input[multiple]')?.getAttribute('accept')).toBe('.pdf')
	expect(field.querySelector('[data-files]')?.getAttribute('data-camera')).toBe('Maak een foto')
	expect(field.querySelector('p:last-child')?.textContent).toBe('Zonder plaats.')
	const result = { error: { file: ['Te groot.', 'Leeg.'] }, initialValue: { file: 'a.pdf' } }
	const failed = renderPage(<Field result={result} />)
	expect(failed.getElementById('f-file-hint')?.textContent).toBe('Alleen PDF. Kies opnieuw.')
	expect(failed.getElementById('f-file-error')?.textContent).toBe('Te groot. Leeg.')
})

test('A field is called by its label where it has one', () => {
	const find = createLabelFinder({ name: { label: 'Naam' } })
	expect([find('name'), find('other')]).toEqual(['Naam', undefined])
})
